import { type Resolver, type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form'
import { hasFilter } from '@/components/parcels/format-parcel'
import { useSettled } from '@/components/query/use-settled'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { controlLook, describeControl, Field, FormRow } from '@/components/ui/form/field'
import type { Option } from '@/components/ui/form/select'
import type { ParcelFilter } from '@/connectors/us-florida-parcels/public'
import { landUseBands } from '@/lib/florida/land-use'
import { formatNumber } from '@/lib/format'
import { areaQuery, OUTSIDE } from '../../area-query'
import { type CountState, describeCounted } from '../describe-count'
import { useCount, useViewAnswer } from '../use-view-answer'
import type { Work } from '../use-workspace'
import {
  type FilterErrors,
  type FilterName,
  type FilterValues,
  readFilterForm,
  toFilterValues,
} from './read-filter-form'

const texts = {
  title: 'Filters',
  clear: 'Clear filters',
  value: 'Just value is the county’s assessment of January 1, not a price.',
  unknown: 'A parcel of which the roll does not say the value, the year or the use meets no filter on it.',
  mend: 'Correct the fields to see how many parcels meet these filters.',
  counting: 'Counting the parcels that meet these filters.',
}

const rows = [
  [
    { name: 'min', label: 'Lowest just value', hint: 'Dollars', inputMode: 'numeric' },
    { name: 'max', label: 'Highest just value', hint: 'Dollars', inputMode: 'numeric' },
  ],
  [
    { name: 'sold_from', label: 'Last sale from', hint: 'Year', inputMode: 'numeric' },
    { name: 'sold_to', label: 'Last sale to', hint: 'Year', inputMode: 'numeric' },
  ],
  [
    { name: 'built_from', label: 'Built from', hint: 'Year', inputMode: 'numeric' },
    { name: 'built_to', label: 'Built to', hint: 'Year', inputMode: 'numeric' },
  ],
  [
    { name: 'city', label: 'City', hint: 'As the roll writes it' },
    {
      name: 'use',
      label: 'Land use',
      options: Object.entries(landUseBands).map(([value, { label }]) => ({ value, label })),
    },
  ],
] as const

const order: readonly FilterName[] = rows.flat().map(({ name }) => name)

/** The address decides what a field may hold, so the form asks the same reader. */
const resolver: Resolver<FilterValues> = (values) => {
  const { errors } = readFilterForm(values)
  const found = Object.entries(errors).map(([name, message]) => [name, { type: 'value', message }] as const)
  return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(found) }
}

export function FilterPanel({ work }: { work: Work }) {
  const { state, tell, answer } = work
  const { register, handleSubmit, control, formState } = useForm<FilterValues>({
    defaultValues: toFilterValues(state.url.filter),
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const draft = readFilterForm(useWatch({ control }))
  const count = useDraftCount(work, draft)
  const problems = order.flatMap((name) => {
    const message = formState.errors[name]?.message
    return message ? [{ field: name, message }] : []
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => tell(toEvent(values)))} aria-label={texts.title}>
      <ErrorSummary key={formState.submitCount} problems={problems} />
      {rows.map((fields) => (
        <FormRow key={fields[0].name}>
          {fields.map((field) => (
            <FilterField
              key={field.name}
              field={field}
              registered={register(field.name)}
              error={formState.errors[field.name]?.message}
              suggestions={field.name === 'city' && answer?.ok ? answer.data.cities : []}
            />
          ))}
        </FormRow>
      ))}
      <p className="mb-2 text-base text-muted">{texts.value}</p>
      <p className="mb-3 text-base text-muted">{texts.unknown}</p>
      <FilterCount count={count} />
      <div className="flex flex-wrap gap-3">
        <Button>
          {count.kind === 'matched' ? `Show ${formatNumber(count.matched)} results` : 'Show results'}
        </Button>
        <Button type="button" look="secondary" onClick={() => tell({ type: 'filtered', filter: {} })}>
          {texts.clear}
        </Button>
      </div>
    </form>
  )
}

function FilterCount({ count }: { count: DraftCount }) {
  return (
    <p role="status" className="mb-4 font-semibold">
      {count.kind === 'said'
        ? count.text
        : `${formatNumber(count.matched)} of ${formatNumber(count.total)} parcels in view meet these filters.`}
    </p>
  )
}

type DraftCount = { kind: 'matched'; matched: number; total: number } | { kind: 'said'; text: string }

const REST_MS = 500

interface Draft {
  filter: ParcelFilter
  errors: FilterErrors
}

/** How many parcels the filters would leave, before they are applied. */
function useDraftCount({ state, isClose, isOutside }: Work, { filter, errors }: Draft): DraftCount {
  const isSound = Object.keys(errors).length === 0
  const asked = areaQuery(state.bounds, filter, { sort: state.url.sort }).toString()
  const settled = useSettled(asked, REST_MS)
  const isSettled = settled === asked
  const isAsked = isSound && !isOutside
  const { data, isPlaceholderData } = useViewAnswer(settled, isClose && isAsked && isSettled)
  const count = useCount(state.bounds, filter, !isClose && isAsked)
  if (!isSound) return { kind: 'said', text: texts.mend }
  if (isOutside) return { kind: 'said', text: OUTSIDE }
  if (!isClose) return toDraftCount(count, hasFilter(filter))
  if (!data || isPlaceholderData || !isSettled) return { kind: 'said', text: texts.counting }
  if (!data.ok) return { kind: 'said', text: data.problem.message }
  return { kind: 'matched', matched: data.data.matched, total: data.data.total }
}

const toDraftCount = (count: CountState, filtered: boolean): DraftCount => ({
  kind: 'said',
  text: describeCounted(count, filtered),
})

const toEvent = (values: FilterValues) => ({
  type: 'filtered' as const,
  filter: readFilterForm(values).filter,
})

interface Props {
  field: {
    name: string
    label: string
    hint?: string
    inputMode?: 'numeric'
    options?: readonly Option[]
  }
  registered: UseFormRegisterReturn
  error: string | undefined
  /** What can be typed here; anything else is kept as well. */
  suggestions: readonly string[]
}

function FilterField({
  field: { name, label, hint, inputMode, options },
  registered,
  error,
  suggestions,
}: Props) {
  const text = { name, label, ...(hint ? { hint } : {}), ...(error ? { error } : {}) }
  const described = describeControl(text)
  const listId = `${name}-suggestions`
  return (
    <Field {...text}>
      {options ? (
        <select {...registered} {...described} className={controlLook}>
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...registered}
          {...described}
          inputMode={inputMode}
          autoComplete="off"
          list={suggestions.length > 0 ? listId : undefined}
          className={controlLook}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  )
}
