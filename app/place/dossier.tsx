import { StillWaitingFor, Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { Share } from '@/app/_lib/share/share'
import { RememberPlace } from '@/components/places/remember-place'
import { SavePlace } from '@/components/places/save-place'
import { PanelFoot } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { StateChip } from '@/components/ui/state-chip'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
import { formats } from '@/lib/export/formats'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import { formatPoint } from '@/lib/url-state'
import { DossierMap } from './dossier-map'
import { type DossierPage, type PendingPanel, readDossier, settleAll } from './panels/dossier'
import { DossierPanel } from './panels/dossier-panel'
import { formatPlace } from './place'
import { PlaceHeading } from './place-heading'
import type { Understood } from './understood'
import { type PlaceUrl, placeHref, placeUrl } from './url'

interface Props {
  url: PlaceUrl
  understood: Extract<Understood, { kind: 'place' }>
  tries: number
}

/** Everything on record about one place: all questions are asked at once, and each answer comes when it is there. */
export function Dossier({ url, understood, tries }: Props) {
  const { place } = understood
  const dossier = readDossier(place, read, { series: url.series ?? false })
  const name = formatPlace(place, understood.said)
  const typed = wordsFor(url, understood)
  const { replay } = readingScope()
  const page: DossierPage = { url, place, dossier, tries }
  return (
    <>
      <PlaceHeading url={url} understood={understood} />
      <StillWaitingFor later={settleAll(dossier)} />
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Glance dossier={dossier} />
          {dossier.map((each) => (
            <DossierPanel key={each.panel.id} {...each} page={page} />
          ))}
          <ReadAs understood={understood} />
        </div>
        <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:self-start print:break-inside-avoid">
          <DossierMap page={page} />
        </div>
      </div>
      <TakeAlong page={page} name={name} typed={typed} />
      {!replay && <RememberPlace point={place.point} label={name} typed={typed} />}
      <PrintedDefinitions dossier={dossier.filter(({ panel }) => panel.definitions)} />
    </>
  )
}

/** The words that are kept beside the point: a parcel number is kept as its address, by which records are found. */
const wordsFor = ({ q }: PlaceUrl, { place, said }: Props['understood']): string | undefined =>
  said.as === 'Florida parcel number' ? (place.address ?? q) : q

/** The terms of those panels that found something, on paper only. */
function PrintedDefinitions({ dossier }: { dossier: readonly PendingPanel[] }) {
  return (
    <Streamed later={settleAll(dossier)} fallback={null}>
      <Definitions dossier={dossier} />
    </Streamed>
  )
}

async function Definitions({ dossier }: { dossier: readonly PendingPanel[] }) {
  const ended = await settleAll(dossier)
  return (
    <DefinitionsPrintList
      definitions={ended.flatMap(({ panel: { definitions = [] }, outcome }) =>
        'data' in outcome ? definitions : [],
      )}
    />
  )
}

const texts = {
  title: 'How the place was read',
  matched: 'Matched address',
  matchedNote: 'As the Census Bureau writes it.',
  description: 'Description',
  decimal: 'Decimal degrees',
  minutes: 'Degrees and minutes',
  seconds: 'Degrees, minutes, seconds',
}

/** What was understood, in every form, so that a slip is seen before it misleads. */
function ReadAs({ understood }: { understood: Extract<Understood, { kind: 'place' }> }) {
  const { place, said, metas } = understood
  const forms = formatCoordinates(place.point.latitude, place.point.longitude)
  return (
    <Panel id="reading" title={texts.title}>
      <Facts
        items={[
          ...(said.matchedAddress
            ? [{ label: texts.matched, value: said.matchedAddress, note: texts.matchedNote }]
            : []),
          ...(said.description
            ? [{ label: texts.description, value: formatLegalDescription(said.description) }]
            : []),
          { label: texts.decimal, value: forms.decimal },
          { label: texts.minutes, value: forms.degreesMinutes },
          { label: texts.seconds, value: forms.degreesMinutesSeconds },
          ...gridFacts(place.point),
        ]}
      />
      {said.notes.length > 0 && (
        <ul className="list-disc pl-6 text-muted">
          {said.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PanelFoot metas={metas} />
    </Panel>
  )
}

const takeAlongTexts = {
  title: 'Take it along',
  files: 'these records',
  compare: 'Compare with another place',
}

interface TakeAlongProps {
  page: DossierPage
  /** What the place is called. */
  name: string
  /** The words it is found by again. */
  typed: string | undefined
}

/** Keep the place, compare it, have it as a file, pass it on. */
function TakeAlong({ page: { url, place }, name, typed }: TakeAlongProps) {
  const asked = { q: url.q, at: url.at, series: url.series }
  const other = new URLSearchParams({ a: formatPoint(place.point), ...(typed ? { qa: typed } : {}) })
  return (
    <>
      <section aria-labelledby="take-along" className="mb-6 print:hidden">
        <h2 id="take-along" className="mb-3 text-xl leading-snug font-semibold">
          {takeAlongTexts.title}
        </h2>
        <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <SavePlace point={place.point} label={name} typed={typed} />
          <a href={`/place/compare?${other}`} className="inline-flex min-h-11 items-center">
            {takeAlongTexts.compare}
          </a>
        </div>
        <ExportLinks
          what={takeAlongTexts.files}
          formats={formats}
          href={(format) => `/place/export?format=${format}&${placeUrl.toQuery(asked)}`}
        />
      </section>
      <Share href={placeHref(asked)} />
    </>
  )
}

const glanceTexts = { title: 'What the record says here' }

/** How each question ended, at a glance; the chips come as the answers do and nothing moves. */
export function Glance({ dossier }: { dossier: readonly PendingPanel[] }) {
  return (
    <nav
      aria-labelledby="glance-title"
      className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-6 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      <h2 id="glance-title" className="mb-2 text-xl leading-snug font-semibold print:text-lg">
        {glanceTexts.title}
      </h2>
      <ul className="divide-y divide-line">
        {dossier.map(({ panel, later }) => (
          <li key={panel.id} className="flex min-h-11 items-center justify-between gap-x-4 print:min-h-0">
            <a href={`#${panel.id}`} className="inline-flex min-h-11 min-w-0 items-center print:min-h-0">
              {panel.title}
            </a>
            <Streamed later={later} fallback={<StateChip state="asking" />}>
              <Chip panel={panel} later={later} />
            </Streamed>
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function Chip({ panel, later }: PendingPanel) {
  const { tone, text } = panel.answer(await later)
  return <StateChip state={tone} label={text} />
}
