import type { Route } from 'next'

interface Props {
  id: string
  title: string
  examples: readonly { label: string; text: string; href: Route }[]
}

export function ExampleLinks({ id, title, examples }: Props) {
  return (
    <section aria-labelledby={id} className="mb-8 print:hidden">
      <h2 id={id} className="mb-3 text-xl font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ label, text, href }) => (
          <li
            key={label}
            className="relative rounded-panel border border-line bg-surface px-4 py-3 hover:border-accent has-[a:focus-visible]:border-accent"
          >
            <a href={href} className="font-semibold after:absolute after:inset-0 after:rounded-panel">
              {label}
            </a>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
