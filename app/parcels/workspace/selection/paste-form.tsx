import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatCounty, formatName } from '@/components/parcels/format-parcel'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import type { FoundParcels, MapParcel } from '@/connectors/us-florida-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import { formatNumber } from '@/lib/format'
import { MOST_SELECTED } from '../../url'
import { findAsked } from '../use-known-parcels'

const texts = {
  label: 'Select by parcel number',
  hint: `Up to ${MOST_SELECTED}, one on each line or separated by commas. With the county’s number in front, such as 27:, only that county is looked at.`,
  submit: 'Find and select',
  running: 'Looking up these numbers.',
}

export function PasteForm({ onParcels }: { onParcels: (parcels: MapParcel[]) => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { numbers: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { find, outcome } = usePastedNumbers(onParcels)
  const error = formState.errors.numbers?.message
  const field = { name: 'numbers', label: texts.label, hint: texts.hint, ...(error ? { error } : {}) }
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
          rows={4}
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
        {outcome.kind === 'sorted' && <PasteOutcome found={outcome.found} onParcels={onParcels} />}
      </div>
    </form>
  )
}

interface PasteOutcomeProps {
  found: SortedFound
  onParcels: (parcels: MapParcel[]) => void
}

/** What became of each number: selected, not found, or a question which county is meant. */
function PasteOutcome({ found: { parcels, missing, several }, onParcels }: PasteOutcomeProps) {
  return (
    <>
      <p className="font-semibold">
        {formatNumber(parcels.length)} found and selected
        {missing.length > 0 && `, ${formatNumber(missing.length)} not found`}
        {several.length > 0 && `, ${formatNumber(several.length)} used by several counties`}.
      </p>
      {missing.length > 0 && (
        <details open={missing.length <= 20} className="mt-1">
          <summary className="min-h-6 py-0.5 text-accent">Not found on the current roll</summary>
          <ul className="list-disc pl-6 font-mono text-base wrap-anywhere">
            {missing.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </details>
      )}
      {several.map((result) => (
        <CountyChoice key={result.asked} result={result} onParcels={onParcels} />
      ))}
    </>
  )
}

function CountyChoice({
  result: { asked, parcels },
  onParcels,
}: {
  result: FoundParcels
  onParcels: PasteOutcomeProps['onParcels']
}) {
  return (
    <fieldset className="mt-3 border-l-4 border-accent pl-3">
      <legend className="font-semibold">Which {asked} do you mean?</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {parcels.map((parcel) => (
          <Button key={parcel.key} type="button" look="secondary" onClick={() => onParcels([parcel])}>
            {formatCounty(parcel.county)}: {formatName(parcel)}
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
  | { kind: 'sorted'; found: SortedFound }

/** Looks pasted numbers up; those that mean exactly one parcel are selected at once. */
function usePastedNumbers(onParcels: (parcels: MapParcel[]) => void) {
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
    const tooLong = pasted.tooLong.map((asked) => ({ asked, parcels: [] }))
    const results = await findResults(pasted.asked, own.signal).catch(() => undefined)
    if (!results || own.signal.aborted) return
    if (results.problem) return setOutcome({ kind: 'failed', problem: results.problem })
    const found = sortFound([...results.found, ...tooLong])
    setOutcome({ kind: 'sorted', found })
    if (found.parcels.length > 0) onParcels(found.parcels)
  }

  return { find, outcome }
}

async function findResults(asked: readonly string[], signal: AbortSignal) {
  if (asked.length === 0) return { found: [] }
  const answer = await findAsked(asked, signal)
  return answer.ok ? { found: answer.data.results } : { problem: answer.problem }
}

function refuse(text: string): string | true {
  const pasted = readPasted(text)
  return pasted.kind === 'error' ? pasted.message : true
}

type Pasted =
  | { kind: 'error'; message: string }
  /** Longer texts can be no parcel number: they are not asked about. */
  | { kind: 'numbers'; asked: string[]; tooLong: string[] }

/** Thirty characters, a county's number and what people put between groups of digits. */
const LONGEST = 60

/** One on each line, or a row or a column of a spreadsheet. */
export function readPasted(text: string): Pasted {
  const pieces = text
    .replace(/\p{Cs}/gu, '')
    .split(/[\n\r,;\t]+/)
    .map((piece) => piece.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const numbers = [...new Set(pieces.filter((piece) => piece !== ''))]
  if (numbers.length === 0) return { kind: 'error', message: 'Paste at least one parcel number.' }
  if (numbers.length > MOST_SELECTED) {
    const message = `These are ${formatNumber(numbers.length)} parcel numbers. At most ${MOST_SELECTED} can be selected: shorten the list.`
    return { kind: 'error', message }
  }
  const isLong = (number: string) => number.length > LONGEST
  return { kind: 'numbers', asked: numbers.filter((each) => !isLong(each)), tooLong: numbers.filter(isLong) }
}

interface SortedFound {
  /** Exactly one parcel has the number. */
  parcels: MapParcel[]
  missing: string[]
  /** Several counties use the number: the person has to say which is meant. */
  several: FoundParcels[]
}

export function sortFound(results: readonly FoundParcels[]): SortedFound {
  const sorted: SortedFound = { parcels: [], missing: [], several: [] }
  for (const result of results) {
    const [only, ...more] = result.parcels
    if (!only) sorted.missing.push(result.asked)
    else if (more.length > 0) sorted.several.push(result)
    else sorted.parcels.push(only)
  }
  return sorted
}
