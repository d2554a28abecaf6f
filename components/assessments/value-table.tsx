import { formatDollars, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { kindsIn, type ValueYear } from '@/lib/records/assessment/value-years'
import {
  type AssessmentFigureKind,
  type AssessmentPartKind,
  isPart,
  labelOf,
} from '@/lib/records/assessment/values'
import { upperFirst } from '@/lib/upper-first'
import { DataTable, type DataTableColumn } from '../ui/data-table'
import { Term, type TermDefinition } from '../ui/term'

const texts = defineTexts('assessments.value-table', {
  year: 'Year',
  value: 'Value',
  unpublished: 'not published',
  unpublishedFor: (year: number) => `not published for ${year}`,
})

interface Props {
  id: string
  caption: string
  years: readonly ValueYear[]
  define: (kind: AssessmentFigureKind) => TermDefinition
}

export function ValueTable({ id, caption, years, define }: Props) {
  const kinds = kindsIn(years)
  const level = sharedLevel(years, kinds)
  const columns: DataTableColumn<ValueYear>[] = [
    { id: 'year', label: texts.year, rowHeader: true, cell: formatYear },
    ...(kinds.length > 0 ? kinds.map((kind) => toColumn(kind, years, define)) : [noValue()]),
  ]
  return (
    <>
      <div className="max-sm:hidden print:block">
        <DataTable
          id={id}
          caption={caption}
          columns={columns}
          rows={years}
          rowKey={({ year }) => String(year)}
        />
      </div>
      <YearCards caption={caption} kinds={kinds} years={years} define={define} />
      {level && <p className="-mt-2 mb-4 text-sm text-muted">{level}</p>}
    </>
  )
}

interface CardsProps extends Pick<Props, 'caption' | 'years' | 'define'> {
  kinds: readonly AssessmentFigureKind[]
}

function YearCards({ caption, kinds, years, define }: CardsProps) {
  return (
    <section aria-label={caption} className="mb-4 sm:hidden print:hidden">
      <p className="mb-2 font-semibold">{caption}</p>
      <ul className="grid gap-3">
        {years.map((year) => (
          <li key={year.year} className="rounded-control border border-line px-3 py-2">
            {year.published ? (
              <>
                <p className="font-semibold">{formatYear(year)}</p>
                <dl>
                  {kinds.map((kind) => (
                    <div key={kind} className="flex items-baseline justify-between gap-4">
                      <dt className="text-muted">
                        <FigureLabel kind={kind} years={years} define={define} />
                      </dt>
                      <dd className="text-right tabular-nums">
                        <Figure kind={kind} year={year} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            ) : (
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-semibold">{formatYear(year)}</span>
                <NotPublished year={year.year} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A phone is too narrow for a column of stages, so the stage is below the year. */
const formatYear = ({ year, stage }: ValueYear) => (
  <>
    {year}
    {stage && <span className="block text-sm font-normal text-muted">{translate(stage)}</span>}
  </>
)

const noValue = (): DataTableColumn<ValueYear> => ({
  id: 'value',
  label: texts.value,
  cell: ({ year }) => <NotPublished year={year} />,
})

const toColumn = (
  kind: AssessmentFigureKind,
  years: readonly ValueYear[],
  define: Props['define'],
): DataTableColumn<ValueYear> => ({
  id: kind,
  numeric: true,
  label: <FigureLabel kind={kind} years={years} define={define} />,
  cell: (year) => <Figure kind={kind} year={year} />,
})

interface LabelProps extends Pick<Props, 'years' | 'define'> {
  kind: AssessmentFigureKind
}

/** Each label renders a separate definition element, because element ids must be unique on the page. */
function FigureLabel({ kind, years, define }: LabelProps) {
  const bases = isPart(kind) && !sharedLevel(years, kindsIn(years)) ? basesOf(years, kind) : []
  return (
    // `relative` makes the screen reader text scroll with the table. Otherwise this text would widen the
    // page.
    <span className="relative">
      <Term definition={define(kind)}>{translate(labelOf(kind))}</Term>
      {bases.length > 0 && (
        <span className="block text-sm font-normal">{bases.map(translate).join(', ')}</span>
      )}
    </span>
  )
}

function Figure({
  kind,
  year: { year, published, amounts },
}: {
  kind: AssessmentFigureKind
  year: ValueYear
}) {
  const amount = amounts[kind]
  if (amount !== undefined) return formatDollars(amount)
  return published ? <span className="text-muted">{texts.unpublished}</span> : <NotPublished year={year} />
}

function NotPublished({ year }: { year: number }) {
  return <span className="whitespace-normal text-muted">{texts.unpublishedFor(year)}</span>
}

function sharedLevel(
  years: readonly ValueYear[],
  kinds: readonly AssessmentFigureKind[],
): string | undefined {
  const parts = kinds.filter(isPart)
  const [level, ...others] = new Set(parts.flatMap((part) => basesOf(years, part).map(translate).join(', ')))
  if (!level || others.length > 0) return undefined
  const names = formatList(parts.map((part) => translate(labelOf(part)).toLowerCase()))
  return `${upperFirst(names)}: ${level}.`
}

const basesOf = (years: readonly ValueYear[], part: AssessmentPartKind) => [
  ...new Set(years.flatMap(({ bases }) => bases[part] ?? [])),
]
