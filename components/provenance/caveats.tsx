import { Icon } from '../ui/icon'

interface Props {
  items: readonly string[]
  title?: string
  /** How many stand open where many records share a page; the rest is one press away, and on paper in full. */
  most?: number
}

/** What limits the results, at the results: not in a footer and not behind a click. */
export function Caveats({ items, title = 'Keep in mind', most = items.length }: Props) {
  if (items.length === 0) return null
  // A single one is not worth a press.
  const shown = items.length - most > 1 ? most : items.length
  const rest = items.slice(shown)
  return (
    <div className="my-4 rounded-control border border-line bg-paper px-4 py-3 print:break-inside-avoid print:p-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="info" className="size-5 text-accent" />
        {title}
      </p>
      <List items={items.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="print:details-content:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em] print:hidden">
            {rest.length} more to keep in mind
          </summary>
          <List items={rest} />
        </details>
      )}
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-1 list-disc pl-6">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
