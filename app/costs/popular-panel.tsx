import { Press } from '@/app/_lib/act/press'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { Provenance } from '@/components/provenance/provenance'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { Panel } from '@/components/ui/page/panel'
import { formatKind } from '@/lib/records/series/describe'
import type { SeriesDescription } from '@/lib/records/series/fields'
import { costsQuestion } from './fetch-costs'
import { HiddenFields } from './hidden-fields'
import { browsable } from './presets'
import { type CostsUrlParams, costsHref, MOST_SERIES } from './url'

const options = Object.entries(browsable).map(([value, label]) => ({ value, label }))

export function PopularPanel({ url }: { url: CostsUrlParams }) {
  return (
    <Panel id="popular" title="Most requested series">
      <form
        action="/costs#popular"
        key={url.browse}
        className="flex flex-wrap items-end gap-x-3 print:hidden"
      >
        <HiddenFields url={{ ...url, browse: undefined }} />
        <div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
          <Select
            name="browse"
            label="Of which survey"
            options={options}
            defaultValue={url.browse ?? 'all'}
          />
        </div>
        <div className="mb-5">
          <SubmitButton look="secondary">List them</SubmitButton>
        </div>
      </form>
      {url.browse && <Popular url={url} survey={url.browse.toUpperCase()} />}
    </Panel>
  )
}

function Popular({ url, survey }: { url: CostsUrlParams; survey: string }) {
  const later = read('federal-labor-stats', 'getPopularSeries', survey === 'ALL' ? {} : { survey })
  return (
    <Streamed later={later}>
      <PopularList url={url} later={later} />
    </Streamed>
  )
}

type Later = ReturnType<typeof read<'federal-labor-stats', 'getPopularSeries'>>

async function PopularList({ url, later }: { url: CostsUrlParams; later: Later }) {
  const answer = await later
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        retry={costsHref(url, 'popular')}
        stillStands="You can still choose series from the list above or by id."
      />
    )
  const { series, notes } = answer.data
  return (
    <>
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {series.map((one) => (
          <li key={one.seriesId}>
            <AddLink url={url} series={one} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-base text-muted">
          {note}
        </p>
      ))}
      <Provenance meta={answer.meta} />
    </>
  )
}

function AddLink({ url, series }: { url: CostsUrlParams; series: SeriesDescription }) {
  const { seriesId, name } = series
  const isChosen = url.series.includes(seriesId)
  const isFull = url.series.length >= MOST_SERIES
  const target = { ...url, page: 1, series: [...url.series, seriesId] }
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 py-1.5">
      {isChosen || isFull ? (
        <span className="font-semibold wrap-anywhere">{name}</span>
      ) : (
        <Press
          question={toSourceQuestion('federal-labor-stats', 'getMultipleSeries', costsQuestion(target))}
          href={costsHref(target)}
          look="link"
          busy="Asking the Bureau of Labor Statistics…"
        >
          {`Add ${name}`}
        </Press>
      )}
      <span className="text-base text-muted wrap-anywhere">
        {formatKind(series)}
        {isChosen ? '; chosen' : isFull ? `; ${MOST_SERIES} are chosen already` : ''}
      </span>
    </span>
  )
}
