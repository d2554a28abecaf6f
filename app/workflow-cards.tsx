import { workflows } from './workflows'

/** The parts of the product, each one a link as a whole. */
export function WorkflowCards() {
  return (
    <section aria-labelledby="ready" className="mb-12">
      <h2 id="ready" className="mb-4 text-2xl font-semibold">
        What you can do here
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {workflows.map(({ href, title, text }) => (
          <li
            key={href}
            className="relative rounded-panel border border-line bg-surface p-5 hover:border-accent has-[a:focus-visible]:border-accent print:break-inside-avoid"
          >
            <h3 className="text-lg font-semibold">
              <a href={href} className="after:absolute after:inset-0 after:rounded-panel">
                {title}
              </a>
            </h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
