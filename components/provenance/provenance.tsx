import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { describePublishers, joinBySource } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { originOf } from '@/lib/provenance/origin-of'
import { AgencyNames } from '../ui/agency-text'
import { Day } from '../ui/moment'
import { Rich } from '../ui/page/rich'
import { LimitList } from './caveats'
import { Folded } from './folded'
import { describeAge, describeNoNewer, inLanguage, SourceDetails } from './source-details'

interface Props {
  meta: Meta
  caveats?: readonly string[]
  shownCaveats?: readonly string[]
}

interface FootProps {
  notes?: readonly string[]
  caveats?: readonly string[]
  metas: readonly Meta[]
}

const texts = defineTexts('provenance.provenance', {
  line: '<publishers/>, retrieved <day/><state/>.',
  more: 'Source and limits',
  source: 'Source and license',
  limits: 'Limits of this record',
})

export const Provenance = ({ meta, caveats = [], shownCaveats = [] }: Props) => (
  <PanelFoot metas={[meta]} caveats={caveats.filter((caveat) => !shownCaveats.includes(caveat))} />
)

export function PanelFoot({ notes = [], caveats = [], metas }: FootProps) {
  const sources = joinBySource(metas)
  const limits = [...new Set([...notes, ...caveats])]
  if (sources.length === 0 && limits.length === 0) return null
  const failures = new Set(sources.filter(isOld).flatMap(({ refreshFailed }) => refreshFailed?.message ?? []))
  return (
    <footer
      data-provenance={sources.length > 0 ? '' : undefined}
      className="mt-3 border-t border-line pt-2 text-sm text-muted [&+section]:mt-4 [dl+&]:mt-0 [dl+&]:border-0 [dl+&]:pt-0"
    >
      {[...failures].map((message) => (
        <p key={message} className="text-warn">
          {describeNoNewer(message)}
        </p>
      ))}
      <Folded
        line={sources.length > 0 && <SourceLine sources={sources} />}
        more={sources.length === 0 ? texts.limits : limits.length > 0 ? texts.more : texts.source}
      >
        {limits.length > 0 && <LimitList items={limits} />}
        {sources.map((meta) => (
          <SourceDetails key={`${meta.publisher} ${meta.source} ${meta.dataset ?? ''}`} meta={meta} />
        ))}
      </Folded>
    </footer>
  )
}

function SourceLine({ sources }: { sources: readonly Meta[] }) {
  const oldest = sources.toSorted((a, b) => a.retrievedAt.localeCompare(b.retrievedAt))[0]
  if (!oldest) return null
  const state = describeAge(oldest)
  const publishers = describePublishers(sources.map(inLanguage))
  return (
    <Rich
      text={texts.line}
      parts={{
        publishers: () => <AgencyNames text={publishers} names={sources.map(({ publisher }) => publisher)} />,
        day: () => <Day iso={originOf(oldest).retrievedAt} />,
        state: () => (state ? <span className={isOld(oldest) ? 'text-warn' : ''}> ({state})</span> : ''),
      }}
    />
  )
}
