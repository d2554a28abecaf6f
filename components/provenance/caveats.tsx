import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { Folded } from './folded'

const texts = defineTexts('provenance.caveats', { title: 'Keep in mind' })

interface Props {
  items: readonly string[]
  title?: string
  isOpen?: boolean
}

/** A single limit is shown without a disclosure, because it is not worth a click. */
export function Caveats({ items, title = texts.title, isOpen = false }: Props) {
  const [first, ...more] = items
  if (first === undefined) return null
  return (
    <div className="my-3 text-base text-muted print:break-inside-avoid">
      {more.length === 0 ? (
        <p>{translate(first)}</p>
      ) : isOpen ? (
        <LimitList title={title} items={items} />
      ) : (
        <Folded more={`${title} (${items.length})`}>
          <LimitList title={title} items={items} />
        </Folded>
      )}
    </div>
  )
}

/** Only paper shows the title, because a screen has a summary or a heading above the list. */
export const LimitList = ({ items, title = texts.title }: Pick<Props, 'items' | 'title'>) => (
  <div className="mt-1">
    <p className="hidden font-semibold print:block">{title}</p>
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item}>{translate(item)}</li>
      ))}
    </ul>
  </div>
)
