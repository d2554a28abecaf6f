import { workflows } from './workflows'

/** The parts that work first, each one a link as a whole; the others say plainly that they do not work yet. */
export function WorkflowCards() {
  const built = workflows.filter((each) => each.built)
  const notYet = workflows.filter((each) => !each.built)
  return (
    <>
      <section aria-labelledby="ready" className="mb-12">
        <h2 id="ready" className="mb-4 text-2xl font-semibold">
          What you can do here
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {built.map(({ href, title, text }) => (
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
      {notYet.length > 0 && (
        <section aria-labelledby="not-yet">
          <h2 id="not-yet" className="mb-4 text-2xl font-semibold">
            Not built yet
          </h2>
          <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
            {notYet.map(({ href, title, text }) => (
              <li key={href} className="border-b border-line py-4">
                <h3 className="font-semibold">{title}</h3>
                <p className="text-base text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
