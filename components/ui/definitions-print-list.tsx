import type { Definition } from './definition'
import { DefinitionSource } from './term'

/** The words a page explains by touch, spelled out at the end of its printed form. */
export function DefinitionsPrintList({ definitions }: { definitions: readonly Definition[] }) {
  if (definitions.length === 0) return null
  return (
    <section className="hidden print:block">
      <h2 className="mt-4 mb-2 text-lg font-semibold">Words used on this page</h2>
      <dl>
        {definitions.map(({ term, meaning, source }) => (
          <div key={term} className="mb-1.5">
            <dt className="font-semibold">{term}</dt>
            <dd>
              {meaning}
              {source && <DefinitionSource source={source} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
