import { defineTexts } from '@/lib/language/define-texts'
import { describeFull } from '../entries/entry-names'

const texts = defineTexts('similar.packet-link', {
  add: 'Put it in the packet',
  remove: 'Take it out of the packet',
})

interface Props {
  href: string
  item: string
  items: readonly string[]
  most: number
  address: string
}

/** Visible only without scripting, because the checkbox of the row needs a script. */
export function PacketLink({ href, item, items, most, address }: Props) {
  const isIn = items.includes(item)
  if (!isIn && items.length >= most)
    return <span className="hidden text-muted noscript:inline-block">{describeFull(most)}</span>
  return (
    <a className="hidden noscript:inline-block noscript:min-h-8" href={href}>
      {isIn ? texts.remove : texts.add}
      <span className="sr-only">: {address}</span>
    </a>
  )
}
