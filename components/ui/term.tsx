import { type ReactNode, useId } from 'react'
import type { Definition } from './definition'

/** Opens by click, touch and keyboard, closes with Escape, moves nothing, needs no scripting.
 *  On paper the definitions come as one list: see `DefinitionsPrintList`. */
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
