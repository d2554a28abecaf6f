import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import type { Problem } from '@/lib/connector/errors'
import { formatNumber } from '@/lib/format'
import { inSentence } from '@/lib/in-sentence'
import type { MapLayer, MapLayerRow, PastedKeyMatches } from '../layers/map-layer'
import { MOST_SELECTED } from '../url'
import { findPasted, type LayerRowsReader, type PastedMatches } from './find-pasted'
import { readPasted } from './read-pasted'

const texts = {
  label: ({ many }: MapLayer) => `Select ${many} by number`,
  hint: `Up to ${MOST_SELECTED}, separated by commas, spaces or lines. They join your selection.`,
  asked: ({ publisher }: MapLayer) =>
    `We look them up at ${inSentence(publisher)}, also outside of the view.`,
  known: ({ many }: MapLayer) => `We search the ${many} that you had in view, by number or name.`,
  submit: 'Find and select',
  running: 'Looking up these numbers.',
  missing: ({ find, publisher }: MapLayer) =>
    find ? `Not on record at ${inSentence(publisher)} now` : 'Not among what was in view',
  elsewhere: 'Of another layer',
  failed: (count: number) => `Not looked up, so not known: ${formatNumber(count)}`,
}

interface Props {
  layer: MapLayer
  others: readonly MapLayer[]
  knownRows: LayerRowsReader
  onRows: (rows: readonly MapLayerRow[]) => string
}

/** The caller sets the layer as the React key, because results belong to one layer. */
export default function PasteForm(props: Props) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { numbers: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { layer } = props
  const { find, outcome } = usePastedNumbers(props)
  const error = formState.errors.numbers?.message
  const hint = [texts.hint, layer.find ? texts.asked(layer) : texts.known(layer), layer.find?.hint]
    .filter(Boolean)
    .join(' ')
  const field = { name: 'numbers', label: texts.label(layer), hint, ...(error ? { error } : {}) }
  return (
    <form noValidate onSubmit={handleSubmit(({ numbers }) => find(numbers))} className="print:hidden">
      <ErrorSummary
        key={formState.submitCount}
        problems={error ? [{ field: 'numbers', message: error }] : []}
      />
      <Field {...field}>
        <textarea
          {...register('numbers', { validate: refuse })}
          {...describeControl(field)}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={`${controlLook} font-mono text-base`}
        />
      </Field>
      <Button look="secondary">{texts.submit}</Button>
      <div role="status" className="mt-3">
        {outcome.kind === 'running' && texts.running}
        {outcome.kind === 'failed' && (
          <ProblemNotice problem={outcome.problem} stillStands="What was selected before is kept." />
        )}
        {outcome.kind === 'sorted' && <PasteOutcome {...props} {...outcome} />}
      </div>
    </form>
  )
}

function PasteOutcome({ layer, onRows, sorted, summary }: Props & Extract<PasteState, { kind: 'sorted' }>) {
  const { missing, elsewhere, several, failed } = sorted
  const unknown = failed.reduce((sum, { texts: { length } }) => sum + length, 0)
  return (
    <>
      <p className="font-semibold">
        {[
          `Found: ${summary}`,
          unknown > 0 && `We could not look up ${formatNumber(unknown)}.`,
          missing.length > 0 && `${formatNumber(missing.length)} not found.`,
          elsewhere.length > 0 && `${formatNumber(elsewhere.length)} of another layer.`,
          several.length > 0 && `${formatNumber(several.length)} used more than once.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {failed.map(({ cause, texts: numbers }) => (
        <div key={cause}>
          <p className="mt-2 text-bad">{cause}</p>
          <Numbers title={texts.failed(numbers.length)} numbers={numbers} />
        </div>
      ))}
      <Numbers title={texts.missing(layer)} numbers={missing} />
      <Numbers
        title={texts.elsewhere}
        numbers={elsewhere.map(({ text, layer: { title } }) => `${text} (${title})`)}
      />
      {several.map((result) => (
        <WhichOne key={result.text} layer={layer} result={result} onRows={onRows} />
      ))}
    </>
  )
}

const Numbers = ({ title, numbers }: { title: string; numbers: readonly string[] }) =>
  numbers.length > 0 && (
    <details open={numbers.length <= 20} className="mt-1">
      <summary className="min-h-6 py-0.5 text-accent">{title}</summary>
      <ul className="list-disc pl-6 font-mono text-base wrap-anywhere">
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </details>
  )

function WhichOne({
  layer: { columns },
  result: { text, rows },
  onRows,
}: Pick<Props, 'layer' | 'onRows'> & { result: PastedKeyMatches<MapLayerRow> }) {
  const parting = columns.find(({ cell }) => new Set(rows.map(cell)).size === rows.length)
  return (
    <fieldset className="mt-3 border-l-4 border-accent pl-3">
      <legend className="font-semibold">Which {text} do you mean?</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {rows.map((row) => (
          <Button key={row.key} type="button" look="secondary" onClick={() => onRows([row])}>
            {parting ? `${parting.cell(row)}: ${row.name}` : row.name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type PasteState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'sorted'; sorted: PastedMatches; summary: string }

function usePastedNumbers({ onRows, ...asking }: Props) {
  const flight = useRef<AbortController>(null)
  const [outcome, setOutcome] = useState<PasteState>({ kind: 'idle' })
  useEffect(() => () => flight.current?.abort(), [])

  async function find(text: string) {
    const pasted = readPasted(text)
    if (pasted.kind === 'error') return
    flight.current?.abort()
    const own = new AbortController()
    flight.current = own
    setOutcome({ kind: 'running' })
    const answer = await findPasted(pasted.asked, asking, own.signal).catch(() => undefined)
    if (!answer || own.signal.aborted) return
    if ('problem' in answer) return setOutcome({ kind: 'failed', problem: answer.problem })
    const sorted = { ...answer.found, missing: [...answer.found.missing, ...pasted.tooLong] }
    setOutcome({ kind: 'sorted', sorted, summary: onRows(sorted.rows) })
  }

  return { find, outcome }
}

function refuse(text: string): string | true {
  const pasted = readPasted(text)
  return pasted.kind === 'error' ? pasted.message : true
}
