import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AnswerPage } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/patience'
import { Share } from '@/app/_lib/share/share'
import { FacilityMarkLegend } from '@/components/facilities/facility-quarter-strip'
import { definitionsFor, facilityTerms } from '@/components/facilities/facility-terms'
import { Folded } from '@/components/provenance/folded'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { DropDown } from '@/components/ui/page/drop-down'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { PrintButton } from '@/components/ui/print-button'
import { DefinitionsPrintList, Term } from '@/components/ui/term'
import { formats } from '@/lib/export/formats'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeDistance, findSearchPlace, type SearchPlace } from '../../search-place'
import { type EnvironmentUrl, environmentHref, environmentUrl } from '../../url'
import { exportHref, facilityHref, programAnchor, readFacilityId } from './facility-id'
import { FacilityMap } from './facility-map'
import { type FacilityReport, fetchFacility, fetchReport, formatAddress } from './fetch-facility'
import { PlacePanel } from './place-panel'
import { ProgramPanel } from './program-panel'
import { RegistryPanel } from './registry-panel'
import { SummaryPanel } from './summary-panel'
import { worstFirst } from './worst-first'

export async function generateMetadata({
  params,
}: PageProps<'/environment/facility/[registryId]'>): Promise<Metadata> {
  const asked = readFacilityId((await params).registryId)
  if (asked.kind === 'not-an-id') return { title: 'Not a facility’s id', ...noindex }
  const report = (await soon(fetchReport(asked.id)))?.value
  const name = report?.ok ? report.data.facility.name : null
  return { title: name ? formatFacilityName(name) : `Facility ${asked.id}`, ...noindex }
}

type Props = PageProps<'/environment/facility/[registryId]'>

export default async function Page({ params, searchParams }: Props) {
  const { url: search } = environmentUrl.parse(await searchParams)
  const asked = readFacilityId((await params).registryId)
  if (asked.kind === 'not-an-id') return <NotAnId given={asked.given} message={asked.message} />
  const { id } = asked
  return (
    <PageFrame>
      <AnswerPage
        page={showFacility(id, search)}
        stop={searchHref(search, id)}
        frame={(asking) => (
          <>
            <PageHeading
              eyebrow={<Eyebrow search={search} id={id} />}
              title={<span className="wrap-anywhere">Facility {id}</span>}
            />
            {asking}
          </>
        )}
      />
    </PageFrame>
  )
}

const texts = {
  share: 'Share',
  download: 'Export',
  reading: 'How to read the boxes and letters',
  title: 'This is not the id of a facility',
  what: 'The address of this page ends with',
  fix: 'Correct the end of the address, or search around the place:',
  search: 'Environment',
  nothing: 'We asked no source.',
  report: 'The official report of this facility at EPA',
  agency: 'ECHO, the agency’s site for compliance history',
  problems: 'Known errors in the agency’s data',
  wrong:
    'Only the agency and the state can correct these records. Report an error to them through the official report.',
}

/** Said before anything is asked of a source. */
function NotAnId({ given, message }: { given: string; message: string }) {
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} eyebrow={<a href="/environment">Environment</a>} />
      <Notice kind="warn" title={message}>
        <p>
          {texts.what} <code className="wrap-anywhere">{given}</code>. {texts.nothing}
        </p>
      </Notice>
      <p>
        {texts.fix} <a href="/environment">{texts.search}</a>.
      </p>
    </PageFrame>
  )
}

/** The list that led here, with this facility marked; else the empty form. */
const searchHref = (search: EnvironmentUrl, id: string) =>
  search.q || search.at || search.bbox ? environmentHref({ ...search, selected: id }) : '/environment'

const Eyebrow = ({ search, id }: { search: EnvironmentUrl; id: string }) => (
  <a href={searchHref(search, id)}>Environment</a>
)

async function showFacility(id: string, search: EnvironmentUrl) {
  const [{ report, registry }, from] = await Promise.all([fetchFacility(id), findSearchPlace(search)])
  const found = report.ok && report.data.found ? report.data : null
  const listed = registry?.facility.ok ? registry.facility.data.facility : null
  const place = found?.facility ?? listed
  const programs = found ? worstFirst(found.complianceByStatute) : []
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6 print:flex print:flex-col">
      <div className="min-w-0 print:contents">
        <Heading
          title={place?.name ? formatFacilityName(place.name) : `Facility ${id}`}
          lead={place ? formatAddress(place) : null}
          eyebrow={<Eyebrow search={search} id={id} />}
          distance={from && place && distanceTo(from, place)}
        >
          <DropDown id="share-card" label={texts.share}>
            <Share href={facilityHref(id)} />
          </DropDown>
          {found && (
            <DropDown id="export-card" label={texts.download}>
              <ExportLinks
                what="this report"
                formats={formats.filter((format) => format.id !== 'geojson')}
                href={(format) =>
                  exportHref('federal-env-compliance', 'getDetailedFacilityReport', format, id)
                }
              />
            </DropDown>
          )}
          <PrintButton />
        </Heading>
        <div className="paper-lead">
          <SummaryPanel id={id} report={report} programs={programs} />
        </div>
      </div>
      <FacilityMap place={place} />
      <div className="min-w-0 print:order-1">
        {found && report.ok && (
          <>
            {programs.map((program) => (
              <ProgramPanel key={program.statute} program={program} report={found} meta={report.meta} />
            ))}
            {programs.length > 0 && <ReadingHelp />}
            <PlacePanel facility={found.facility} meta={report.meta} statutes={statutesOf(found)} />
          </>
        )}
        <RegistryPanel
          id={id}
          registry={registry}
          isIdSaid={found !== null}
          hrefOf={(other) => (found ? anchorOf(found, other) : undefined)}
        />
        {found && <OfficialPanel report={found} />}
        <DefinitionsPrintList definitions={found ? definitionsFor(statutesOf(found)) : []} />
      </div>
    </div>
  )
}

function distanceTo(
  from: SearchPlace,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): string | undefined {
  return latitude === null || longitude === null ? undefined : describeDistance(from, { latitude, longitude })
}

interface HeadingProps {
  title: string
  lead: string | null
  eyebrow: ReactNode
  /** From the place that was searched. */
  distance: string | null | undefined
  /** What can be done with the page. */
  children: ReactNode
}

const Heading = ({ title, lead, eyebrow, distance, children }: HeadingProps) => (
  <div className="mb-4">
    <p className="text-base font-semibold text-accent">{eyebrow}</p>
    <h1 className="text-[1.75rem] leading-[1.2] font-semibold tracking-[-0.01em] wrap-anywhere">{title}</h1>
    {distance && <p className="mt-1 font-semibold">{distance}</p>}
    <div className="mt-1 flex flex-wrap items-center gap-2">
      {lead && <p className="min-w-0 flex-1 basis-60 text-muted">{lead}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  </div>
)

/** The letters and the words, once for all programs. */
function ReadingHelp() {
  return (
    <div id="reading" className="mb-4 text-base">
      <Folded more={texts.reading}>
        <p className="mt-2 mb-3">
          Each program keeps its own <Term definition={facilityTerms.permit}>permits</Term> and looks back
          about three years, <Term definition={facilityTerms.quarter}>quarter</Term> by quarter. Each box is
          one quarter. Its letter is what the agency recorded: a{' '}
          <Term definition={facilityTerms.violation}>violation</Term>, a{' '}
          <Term definition={facilityTerms.significant}>significant</Term> one, none, or something it has{' '}
          <Term definition={facilityTerms.undetermined}>not determined</Term>. It lists{' '}
          <Term definition={facilityTerms.inspection}>inspections</Term>,{' '}
          <Term definition={facilityTerms.informalAction}>informal</Term> and{' '}
          <Term definition={facilityTerms.formalAction}>formal</Term> actions.
        </p>
        <FacilityMarkLegend />
      </Folded>
    </div>
  )
}

const statutesOf = ({ complianceByStatute }: FacilityReport) =>
  complianceByStatute.map(({ statute }) => statute)

/** Where this page tells of the permit that the registry calls so. */
function anchorOf({ facility, complianceByStatute }: FacilityReport, id: string): string | undefined {
  const statute = facility.permits.find(({ sourceId }) => sourceId === id)?.statute
  return complianceByStatute.some((program) => program.statute === statute) && statute
    ? `#${programAnchor(statute)}`
    : undefined
}

/** Where to read on, and what this page leaves out. */
function OfficialPanel({ report }: { report: FacilityReport }) {
  return (
    <Panel id="official" title="The official report, and what is left out here">
      <ul className="mb-4 grid gap-1">
        <li>
          <a href={report.fullReportUrl} className="inline-block min-h-6 py-0.5 font-semibold">
            {texts.report}
          </a>
        </li>
        <li>
          <a href="https://echo.epa.gov/" className="inline-block min-h-6 py-0.5">
            {texts.agency}
          </a>
        </li>
        <li>
          <a
            href="https://echo.epa.gov/resources/echo-data/known-data-problems"
            className="inline-block min-h-6 py-0.5"
          >
            {texts.problems}
          </a>
        </li>
      </ul>
      <p className="mb-3">{report.note}</p>
      <p>{texts.wrong}</p>
    </Panel>
  )
}
