import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { FieldProblem } from '@/components/ui/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/field'
import type { PointColumns } from './find-columns'
import { tableToLines, withoutHeadings } from './table-to-lines'

const texts = {
  legend: 'Which columns hold the point?',
  latitude: 'Latitude column',
  longitude: 'Longitude column',
  label: 'Label column (optional)',
  choose: 'Choose a column',
  none: 'No label',
  add: 'Add these points to the list',
  option: (number: number, sample: string) => `Column ${number}: ${sample || 'empty'}`,
  missing: {
    latitude: 'Choose the column that holds the latitude.',
    longitude: 'Choose the column that holds the longitude.',
  },
  same: 'Latitude and longitude are in the same column. Choose another column for one of them.',
}

const names = ['latitude', 'longitude', 'label'] as const
type Name = (typeof names)[number]
const idOf = (name: Name) => `${name}-column`

interface Props {
  rows: string[][]
  onLines: (lines: readonly string[]) => void
  onProblems: (problems: FieldProblem[]) => void
  problems: readonly FieldProblem[]
}

/** Asked when a file's headings do not tell. */
export function ColumnQuestion({ rows, onLines, onProblems, problems }: Props) {
  const { register, getValues } = useForm<Record<Name, string>>()
  const options = (rows[0] ?? []).map((sample, index) => ({
    value: String(index),
    sample: sample.slice(0, 40),
  }))

  function add() {
    const { latitude, longitude, label } = getValues()
    const found = checkColumns(latitude, longitude)
    onProblems(found)
    if (found.length > 0) return
    const columns: PointColumns = {
      latitude: Number(latitude),
      longitude: Number(longitude),
      ...(label ? { label: Number(label) } : {}),
    }
    onLines(tableToLines(withoutHeadings(rows, columns), columns))
  }

  return (
    <fieldset className="mb-6 border-l-4 border-accent pl-4">
      <legend className="mb-2 font-semibold">{texts.legend}</legend>
      {names.map((name) => {
        const error = problems.find(({ field }) => field === idOf(name))?.message
        const field = { name, id: idOf(name), label: texts[name], ...(error ? { error } : {}) }
        return (
          <Field key={name} {...field}>
            <select {...register(name)} {...describeControl(field)} defaultValue="" className={controlLook}>
              <option value="">{name === 'label' ? texts.none : texts.choose}</option>
              {options.map(({ value, sample }) => (
                <option key={value} value={value}>
                  {texts.option(Number(value) + 1, sample)}
                </option>
              ))}
            </select>
          </Field>
        )
      })}
      <Button type="button" look="secondary" onClick={add}>
        {texts.add}
      </Button>
    </fieldset>
  )
}

function checkColumns(latitude: string, longitude: string): FieldProblem[] {
  const missing = (['latitude', 'longitude'] as const).filter((name) => !{ latitude, longitude }[name])
  if (missing.length > 0) return missing.map((name) => ({ field: idOf(name), message: texts.missing[name] }))
  return latitude === longitude ? [{ field: idOf('longitude'), message: texts.same }] : []
}
