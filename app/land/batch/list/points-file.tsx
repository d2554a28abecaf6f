import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, type RefObject, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { z } from '@/components/ui/form/zod'
import { formatCount } from '@/lib/format'
import { refuseCount } from './read-list'
import { readTable } from './read-table'
import { type PointColumns, tableToLines, withoutHeadings } from './table-to-lines'

const MOST_BYTES = 1_000_000
const ID = 'points-file'

const texts = {
  label: 'Or choose a CSV file',
  hint: 'We add its points to the list above. The file stays on this device. We find columns by headings such as lat and lon; where there are none, we ask.',
  added: (count: number, name: string) => `${formatCount(count, 'line')} of ${name} added to the list.`,
  large: (name: string) => `${name} is larger than 1 MB. Choose a file of at most 100 points.`,
  empty: (name: string) => `${name} holds no points. Choose another file.`,
  unreadable: (name: string) => `We could not open ${name}. Choose it again.`,
  columns: 'The headings do not say which columns hold the point. Choose them.',
}

interface Props {
  onLines: (lines: readonly string[]) => void
  /** Moves the focus when the question about columns disappears, which had the focus. */
  onAnswered: () => void
  onProblems: (problems: FieldProblem[]) => void
  problems: readonly FieldProblem[]
  /** Pending while a file is loading. Submitting waits for it. */
  reading: RefObject<Promise<unknown> | null>
}

export function PointsFile({ onLines, onAnswered, onProblems, problems, reading }: Props) {
  const [status, setStatus] = useState('')
  const [table, setTable] = useState<{ name: string; rows: string[][] }>()
  const error = problems.find(({ field }) => field === ID)?.message
  const field = { name: ID, label: texts.label, hint: texts.hint, ...(error ? { error } : {}) }

  function refuse(message: string) {
    setStatus('')
    onProblems([{ field: ID, message }])
  }

  function add(name: string, lines: readonly string[]) {
    setTable(undefined)
    const refusal = refuseCount(lines.length)
    if (refusal) return refuse(`${name}: ${refusal}`)
    onProblems([])
    setStatus(texts.added(lines.length, name))
    onLines(lines)
  }

  async function read(file: File) {
    const { name } = file
    if (file.size > MOST_BYTES) return refuse(texts.large(name))
    const text = await file.text().catch(() => null)
    if (text === null) return refuse(texts.unreadable(name))
    const table = readTable(text)
    if (table.kind === 'empty') return refuse(texts.empty(name))
    if (table.kind === 'lines') return add(name, table.lines)
    onProblems([])
    setStatus(texts.columns)
    setTable({ name, rows: table.rows })
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setTable(undefined)
    if (file) reading.current = read(file)
    // Clears the input, so that the same file can be chosen again after a correction.
    target.value = ''
  }

  return (
    <>
      <Field {...field}>
        <input
          {...describeControl(field)}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={choose}
          className={`${controlLook} file:mr-3 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-paper file:px-3 file:py-1 file:text-accent`}
        />
        <p role="status" className="text-muted not-empty:mt-2">
          {status}
        </p>
      </Field>
      {table && (
        <ColumnQuestion
          rows={table.rows}
          onLines={(lines) => {
            add(table.name, lines)
            onAnswered()
          }}
          onProblems={onProblems}
          problems={problems}
        />
      )}
    </>
  )
}

const columnQuestionTexts = {
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

const columnChoice = z
  .object({
    latitude: z.string().min(1, columnQuestionTexts.missing.latitude),
    longitude: z.string().min(1, columnQuestionTexts.missing.longitude),
    label: z.string(),
  })
  .refine(({ latitude, longitude }) => latitude !== longitude, {
    path: ['longitude'],
    error: columnQuestionTexts.same,
  })

const idOf = (name: Name) => `${name}-column`

interface ColumnQuestionProps {
  rows: string[][]
  onLines: (lines: readonly string[]) => void
  onProblems: (problems: FieldProblem[]) => void
  problems: readonly FieldProblem[]
}

function ColumnQuestion({ rows, onLines, onProblems, problems }: ColumnQuestionProps) {
  const { register, handleSubmit } = useForm<Record<Name, string>>({
    resolver: zodResolver(columnChoice),
    shouldFocusError: false,
  })
  const options = (rows[0] ?? []).map((sample, index) => ({
    value: String(index),
    sample: sample.slice(0, 40),
  }))

  function add({ latitude, longitude, label }: Record<Name, string>) {
    onProblems([])
    const columns: PointColumns = {
      latitude: Number(latitude),
      longitude: Number(longitude),
      ...(label ? { label: Number(label) } : {}),
    }
    onLines(tableToLines(withoutHeadings(rows, columns), columns))
  }

  const refuse = (errors: FieldErrors<Record<Name, string>>) =>
    onProblems(
      names.flatMap((name) => {
        const message = errors[name]?.message
        return message ? [{ field: idOf(name), message }] : []
      }),
    )

  return (
    <fieldset className="mb-6 border-l-4 border-accent pl-4">
      <legend className="mb-2 font-semibold">{columnQuestionTexts.legend}</legend>
      {names.map((name) => {
        const error = problems.find(({ field }) => field === idOf(name))?.message
        const field = { name, id: idOf(name), label: columnQuestionTexts[name], ...(error ? { error } : {}) }
        return (
          <Field key={name} {...field}>
            <select {...register(name)} {...describeControl(field)} defaultValue="" className={controlLook}>
              <option value="">
                {name === 'label' ? columnQuestionTexts.none : columnQuestionTexts.choose}
              </option>
              {options.map(({ value, sample }) => (
                <option key={value} value={value}>
                  {columnQuestionTexts.option(Number(value) + 1, sample)}
                </option>
              ))}
            </select>
          </Field>
        )
      })}
      <Button type="button" look="secondary" onClick={handleSubmit(add, refuse)}>
        {columnQuestionTexts.add}
      </Button>
    </fieldset>
  )
}
