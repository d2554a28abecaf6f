import { type ReactNode, useId } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { AgencyWords } from './agency-text'
import { Rich } from './page/rich'

const texts = defineTexts('ui.term', {
  definition: '(definition)',
  source: 'Source: <name/>',
  words: 'Words used on this page',
})

export interface TermDefinition {
  term: string
  meaning: string
  source?: { name: string; href?: string }
}

export function Term({ definition, children }: { definition: TermDefinition; children?: ReactNode }) {
  const id = useId()
  const { term, meaning, source } = definition
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="min-h-6 cursor-help border-b-2 border-dotted border-accent text-left font-[inherit] text-[inherit] print:border-0"
      >
        {children ?? translate(term)}
        <span className="sr-only"> {texts.definition}</span>
      </button>
      <span
        popover="auto"
        id={id}
        className="definition-card rounded-panel border border-edge bg-surface p-4 text-left text-base font-normal text-ink shadow-lg"
      >
        <strong className="block">{translate(term)}</strong>
        {translate(meaning)}
        {source && <DefinitionSource source={source} />}
      </span>
    </>
  )
}

export function DefinitionSource({
  source: { name, href },
}: {
  source: NonNullable<TermDefinition['source']>
}) {
  const words = <AgencyWords text={name} />
  return (
    <span className="mt-1 block text-muted">
      <Rich text={texts.source} parts={{ name: () => (href ? <a href={href}>{words}</a> : words) }} />
    </span>
  )
}

export function DefinitionsPrintList({ definitions }: { definitions: readonly TermDefinition[] }) {
  if (definitions.length === 0) return null
  return (
    <section className="hidden print:block">
      <h2 className="mt-4 mb-2 text-lg font-semibold">{texts.words}</h2>
      <dl className="columns-2 gap-x-8">
        {definitions.map(({ term, meaning, source }) => (
          <div key={term} className="mb-1.5">
            <dt className="font-semibold">{translate(term)}</dt>
            <dd>
              {translate(meaning)}
              {source && <DefinitionSource source={source} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
