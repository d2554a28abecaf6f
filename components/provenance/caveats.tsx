import { Icon } from '../ui/icon'

/** What limits the results, at the results: not in a footer and not behind a click. */
export function Caveats({ items, title = 'Keep in mind' }: { items: readonly string[]; title?: string }) {
  if (items.length === 0) return null
  return (
    <div className="my-4 rounded-control border border-line bg-paper px-4 py-3 print:p-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="info" className="size-5 text-accent" />
        {title}
      </p>
      <ul className="mt-1 list-disc pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
