import type { ReactNode } from 'react'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'

export interface ListFilter {
  name: string
  label: string
  value: string | undefined
  options?: readonly { value: string; label: string }[]
  empty?: string
  type?: 'date'
  inputMode?: 'numeric'
  error?: string | undefined
}

interface Props {
  label: string
  action: string
  rest: URLSearchParams
  filters: readonly ListFilter[]
  look?: 'line' | 'grid'
  children?: ReactNode
}

const texts = { apply: 'Apply filters' }

const looks = {
  line: 'flex flex-wrap items-end gap-x-4 gap-y-2 *:mb-0',
  grid: 'grid max-w-3xl items-end gap-x-5 sm:grid-cols-2',
} as const

export function ListFilters({ label, action, rest, filters, look = 'line', children }: Props) {
  return (
    <section aria-label={label} className="mb-3 print:hidden">
      {filters.length > 0 && (
        <form action={action} key={queryOf(rest, filters)} className={looks[look]}>
          <RestOfAddress rest={rest} />
          {filters.map((filter) => (
            <Control key={filter.name} {...filter} />
          ))}
          <div className="col-span-full">
            <SubmitButton look="secondary">{texts.apply}</SubmitButton>
          </div>
        </form>
      )}
      {children}
    </section>
  )
}

const selectClasses =
  'min-h-11 rounded-control border border-edge bg-surface px-2 text-[0.9375rem] lg:min-h-8 lg:px-1 lg:text-sm'

export const FilterBar = ({ label, action, rest, filters }: Omit<Props, 'look' | 'children'>) => (
  <form
    action={action}
    aria-label={label}
    data-asked={`${action}?${queryOf(rest, filters)}`}
    data-place={String(rest)}
    className="flex flex-wrap gap-2"
  >
    <RestOfAddress rest={rest} />
    {filters.map(({ name, label: title, value = '', options = [], empty }) => (
      <select
        key={name}
        name={name}
        aria-label={title}
        defaultValue={value}
        data-asked={value}
        className={selectClasses}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    ))}
    <span className="hidden noscript:inline">
      <SubmitButton look="secondary">{texts.apply}</SubmitButton>
    </span>
  </form>
)

function queryOf(rest: URLSearchParams, filters: readonly ListFilter[]): string {
  const query = new URLSearchParams(rest)
  for (const { name, value } of filters) if (value) query.set(name, value)
  return String(query)
}

const RestOfAddress = ({ rest }: Pick<Props, 'rest'>) =>
  [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

function Control({ name, label, value = '', options, empty, type, inputMode, error }: ListFilter) {
  const text = { name, label, error, defaultValue: value }
  return options ? (
    <Select {...text} options={options} {...(empty !== undefined && { empty })} />
  ) : (
    <TextInput {...text} {...(type ? { type } : { autoComplete: 'off' })} {...(inputMode && { inputMode })} />
  )
}
