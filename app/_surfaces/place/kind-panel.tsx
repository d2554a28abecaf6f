import { Fragment } from 'react'
import { z } from 'zod'
import { exportHref } from '@/app/_lib/export-href'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { RecordFacts } from '@/components/records/record-facts'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import type { RecordKind, RecordOf, RecordShape } from '@/lib/records/define-record'
import { upperFirst } from '@/lib/upper-first'
import { toFeature } from './features'
import { linkToPlace } from './links'
import { centerOf, type DescribedLand } from './lot/described-land'
import { answerOf, failed, notCovered, type PanelSummaryText, withData } from './outcome'
import type { Panel, PanelDetail } from './panel'
import type { Place } from './place'

export interface RecordPanelData<S extends RecordShape> {
  records: readonly [RecordOf<S>, ...RecordOf<S>[]]
  land?: DescribedLand
  caveats: string[]
}

interface KindPanel<Id extends string, S extends RecordShape>
  extends Pick<
    Panel<Id>,
    'id' | 'since' | 'title' | 'isAside' | 'kind' | 'publisher' | 'workflow' | 'onMap'
  > {
  record: RecordKind<S>
  reads: readonly [Panel['reads'][number]]
  ask(
    place: Place,
    read: EngineCaller,
  ): Promise<Result<{ records: readonly RecordOf<S>[]; caveats: string[] }>>
  outside: string
  none: string
  absence?(record: RecordOf<S>): string | undefined
  describe(record: RecordOf<S>, others: readonly RecordOf<S>[]): PanelSummaryText
  nameOf?(record: RecordOf<S>): string
  inFacts?: readonly string[]
  others: string
}

const resultOf = <S extends RecordShape>(record: RecordKind<S>) =>
  z.object({ records: z.array(z.object(record.shape)), caveats: z.array(z.string()) })

type ResultOf<S extends RecordShape> = ReturnType<typeof resultOf<S>>

interface WholePanel<Id extends string, S extends RecordShape>
  extends Panel<Id, RecordPanelData<S>, ResultOf<S>> {
  detail: PanelDetail<RecordPanelData<S>> & Required<Pick<PanelDetail<RecordPanelData<S>>, 'file'>>
}

const texts = defineTexts('place.kind-panel', { file: (kind: string) => `this ${kind}` })

/** Texts are read in getters and functions, because they depend on the language of the request. */
export function kindPanel<Id extends string, S extends RecordShape>(
  declared: KindPanel<Id, S>,
): WholePanel<Id, S> {
  const { id, since, isAside, workflow, onMap, reads, record: kind } = declared
  const { ask, absence, describe, nameOf, inFacts = [] } = declared
  type Data = RecordPanelData<S>
  const [connector = '', method = ''] = reads[0].split('.')
  const limits = ({ caveats }: Data) => caveats.filter((caveat) => !inFacts.includes(caveat))
  const body = ({ data: { records, land } }: { data: Data }) => [
    land && (
      <p key="land" className="mb-2 text-muted">
        {upperFirst(centerOf(land))}
      </p>
    ),
    ...records.map((record) => {
      const name = nameOf?.(record)
      return (
        <Fragment key={JSON.stringify(record)}>
          {name && records.length > 1 && <h3 className="mb-2 font-semibold">{name}</h3>}
          <RecordFacts facts={kind.facts(record)} isDense />
        </Fragment>
      )
    }),
  ]
  return {
    id,
    ...(since ? { since } : {}),
    ...(isAside ? { isAside } : {}),
    ...(onMap ? { onMap } : {}),
    workflow,
    reads,
    get title() {
      return declared.title
    },
    get kind() {
      return declared.kind
    },
    get publisher() {
      return declared.publisher
    },
    async read(place, callMethod, options) {
      if (place.states.length === 0 && !options?.detail) return notCovered(declared.outside)
      const answer = await ask(place, callMethod)
      if (!answer.ok) return failed(answer.error)
      const metas = [answer.meta]
      const {
        records: [first, ...more],
        caveats,
      } = answer.data
      const why = first ? absence?.(first) : declared.none
      if (!first || why !== undefined) return { ending: 'none', why: why ?? declared.none, metas }
      const { land } = place
      return withData<Data>({ records: [first, ...more], caveats, ...(land ? { land } : {}) }, metas)
    },
    answer: (outcome) =>
      answerOf(outcome, {
        found: ({ records: [first, ...more], land }) => {
          const line = describe(first, more)
          const detail = [land && centerOf(land), line.detail].filter(Boolean).join(' · ')
          return { ...line, ...(detail ? { detail } : {}) }
        },
      }),
    height: 'min-h-40',
    body,
    limits,
    detail: {
      get others() {
        return declared.others
      },
      body,
      limits,
      file: ({ point }, data) =>
        data && {
          what: texts.file(declared.kind),
          href: (format) => exportHref(connector, method, format, { ...point }),
        },
    },
    features: ({ records }) =>
      records.flatMap((record, at) => {
        const point = nameOf && kind.pointOf(record)
        return point ? [toFeature(`${id} ${at}`, nameOf(record), 'choice', point)] : []
      }),
    rows: ({ records, caveats }) => [{ table: kind.table(records, caveats) }],
    compare: kind.compare<Data>(({ records }) => records),
    result: resultOf(kind),
    toResult: ({ records, caveats }) => ({ records: [...records], caveats }) as z.input<ResultOf<S>>,
    href: (place) => linkToPlace(workflow, place),
  }
}
