import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormRow } from '@/components/ui/form-row'
import { landUseBands } from '@/lib/florida/land-use'
import { sayCount } from '../say-parcel'
import { FilterCount } from './filter-count'
import { FilterField } from './filter-field'
import { type FilterName, type FilterValues, readFilterForm, toFilterValues } from './read-filter-form'
import { useDraftCount } from './use-draft-count'
import type { Work } from './use-workspace'

const texts = {
  title: 'Filters',
  clear: 'Clear filters',
  value: 'Just value is the county’s assessment of January 1, not a price.',
  unknown: 'A parcel of which the roll does not say the value, the year or the use meets no filter on it.',
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
          {count.kind === 'matched' ? `Show ${sayCount(count.matched)} results` : 'Show results'}
        </Button>
        <Button type="button" look="secondary" onClick={() => tell({ type: 'filtered', filter: {} })}>
          {texts.clear}
        </Button>
      </div>
    </form>
  )
}

const toEvent = (values: FilterValues) => ({
  type: 'filtered' as const,
  filter: readFilterForm(values).filter,
})
