import type { Geometry } from 'geojson'
import { useState } from 'react'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { StateChip } from '@/components/ui/state-chip'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formatList } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { type PlaceSummaryState, useAnswers } from './use-answers'

interface Props {
  here: LngLat
  address: string | undefined
  record?: { layer: MapLayer; row: MapLayerRow } | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onClose: () => void
  onOutline: (outline: Geometry) => void
}

const texts = {
  title: 'What is here',
  close: 'Close what is here',
  select: 'Select',
  unselect: 'Remove from selection',
  page: 'Open its page',
  dossier: 'Open all records of this point',
  answers: 'On record at this point',
  absent: (kinds: string) => `Not published here: ${kinds}.`,
  again: 'Try again',
}

export default function HerePanel({ here, address, record, isSelected, ...on }: Props) {
  const [tries, setTries] = useState(0)
  const answers = useAnswers(
    here,
    record ? record.layer.addressOf?.(record.row) : address,
    tries,
    on.onOutline,
  )
  const name =
    record?.row.name ?? answers.place?.name ?? formatCoordinates(here.latitude, here.longitude).decimal
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-3 text-base">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
        <button
          type="button"
          onClick={on.onClose}
          className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control text-accent hover:bg-accent-soft max-lg:size-11"
        >
          <Icon name="close" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </div>
      {record && (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
            {record.layer.tells(record.row).map(({ label, value, href }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold tabular-nums wrap-anywhere">
                  {href ? <a href={href}>{value}</a> : value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{record.layer.limits}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={record.layer.href(record.row)} look="compact">
              {texts.page}
            </ButtonLink>
            <Button type="button" look="compact" onClick={() => on.onSelect(!isSelected)}>
              {isSelected ? texts.unselect : texts.select}
            </Button>
          </div>
        </>
      )}
      <section aria-label={texts.answers} aria-busy={!answers.isWhole}>
        {record && <h3 className="font-semibold">{texts.answers}</h3>}
        <AnswerList told={answers} />
        {answers.problem && (
          <ProblemNotice
            problem={answers.problem}
            again={
              <Button type="button" look="secondary" onClick={() => setTries(tries + 1)}>
                {texts.again}
              </Button>
            }
          />
        )}
        {answers.place && (
          <p className="mt-3">
            <a href={answers.place.href} className="inline-flex min-h-6 items-center">
              {texts.dossier}
            </a>
          </p>
        )}
      </section>
    </div>
  )
}

const tones = { bad: 'text-bad', warn: 'text-warn', quiet: 'font-normal text-muted', ink: '' } as const

function AnswerList({ told: { place, answers } }: { told: PlaceSummaryState }) {
  const listed = place?.asked ?? []
  const absent = listed.flatMap(({ id }) => answers[id]?.missing ?? [])
  return (
    <>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {listed
          .filter(({ id }) => !answers[id]?.missing)
          .map(({ id, title }) => {
            const answer = answers[id]
            return (
              <li key={id} className="min-h-12 py-1">
                <p className="flex items-baseline justify-between gap-3">
                  {answer ? (
                    <a href={answer.href} className="inline-flex min-h-6 items-center">
                      {title}
                    </a>
                  ) : (
                    <span>{title}</span>
                  )}
                  {answer ? (
                    <span className={`text-right font-semibold tabular-nums ${tones[answer.tone]}`}>
                      {answer.value}
                    </span>
                  ) : (
                    <StateChip state="asking" />
                  )}
                </p>
                {answer?.detail && <p className="text-sm text-muted">{answer.detail}</p>}
              </li>
            )
          })}
      </ul>
      {absent.length > 0 && <p className="mt-2 text-sm text-muted">{texts.absent(formatList(absent))}</p>}
    </>
  )
}
