import { type ReactNode, useId } from 'react'

export interface Definition {
  term: string
  meaning: string
  source?: { name: string; href?: string }
}

export function Term({ definition, children }: { definition: Definition; children?: ReactNode }) {
  const id = useId()
  const { term, meaning, source } = definition
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="min-h-6 cursor-help border-b-2 border-dotted border-accent text-left font-[inherit] text-[inherit] print:border-0"
      >
        {children ?? term}
        <span className="sr-only"> (definition)</span>
      </button>
      <span
        popover="auto"
        id={id}
        className="definition-card rounded-panel border border-edge bg-surface p-4 text-left text-base font-normal text-ink shadow-lg"
      >
        <strong className="block">{term}</strong>
        {meaning}
        {source && <DefinitionSource source={source} />}
      </span>
    </>
  )
}

export function DefinitionSource({ source: { name, href } }: { source: NonNullable<Definition['source']> }) {
  return <span className="mt-1 block text-muted">Source: {href ? <a href={href}>{name}</a> : name}</span>
}

export function DefinitionsPrintList({ definitions }: { definitions: readonly Definition[] }) {
  if (definitions.length === 0) return null
  return (
    <section className="hidden print:block">
      <h2 className="mt-4 mb-2 text-lg font-semibold">Words used on this page</h2>
      <dl className="columns-2 gap-x-8">
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
