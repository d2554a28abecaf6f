'use client'

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { cellName, type EntryColumn, marketColumn, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { useStoredEntries } from '../entries/use-kept-entries'
import { emptyRow, fieldOf, fillRow, hasForeignValues, rowWith } from './fill-row'
import type { HomeChoice, SimilarHomeLookupOutcome } from './look-up'
import { hiddenColumns, texts as rowTexts, withCorrection } from './row-entries'
import type { ComparisonSubject, SimilarHome } from './similar-home'

const texts = defineTexts('similar.editor', {
  row: (row: number) => `Home ${row}`,
  address: 'Address of a similar home',
  fill: 'Fill from the record',
  asking: (title: string) => `Looking in ${title}…`,
  filled: (address: string, value: string) => `Filled: ${address}, ${value}.`,
  empty: 'Type an address first.',
  twice: (row: number) => `This home is already in row ${row}.`,
  changed: 'You changed the address while we looked. Press the button again.',
  unreachable: 'This part of the page did not load. What you typed is kept. Reload the page to try again.',
  correct: 'Correct or add',
})

type RowMessage =
  | { kind: 'asking' }
  | { kind: 'said'; text: string }
  | Extract<SimilarHomeLookupOutcome, { kind: 'choose' }>

interface RowsProps {
  subject: ComparisonSubject | undefined
  lead: string
  columns: readonly EntryColumn[]
  /**
   * False if the page proposes homes. The rows then only repeat the selected homes, so they are collapsed.
   */
  beginsOpen: boolean
  nearby?: ReactNode
}

export function SimilarRows({ subject, lead, columns, beginsOpen, nearby }: RowsProps) {
  const root = useRef<HTMLDivElement>(null)
  const entries = useStoredEntries(root) ?? {}
  const hasValue = rowsOf(SIMILAR_HOMES).some((row) => entries[cellName('similar', row, 'value')])
  const comparing = useComparing(subject !== undefined && hasValue)
  const compared =
    subject && comparing ? comparing.compareRows(subject.own, (entry) => entries[entry] ?? '') : []
  const comparisonOf = (row: number) => {
    const match = compared.find((each) => each.row === row)
    return match && comparing?.describeComparison(match.comparison)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only links inside are pressed.
    <div ref={root} data-rows onClick={takeLinked}>
      {nearby}
      <p className="mb-4">{lead}</p>
      {rowsOf(SIMILAR_HOMES).map((row) => (
        <Row
          key={row}
          row={row}
          subject={subject}
          columns={columns}
          comparison={comparisonOf(row)}
          rows={root}
          isOpen={beginsOpen && row === 1}
        />
      ))}
      {subject && (
        <div role="status" className="mb-2 border-t border-line pt-2 font-semibold empty:hidden">
          {comparing?.summarizeRows(subject.own, compared).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
  )
}

/** If the code does not load, the browser follows the link to a page that looks up the address. */
function takeLinked(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-take]')
  if (!link) return
  event.preventDefault()
  import('./nearby/take-nearby').then(
    ({ takeNearby }) => takeNearby(link),
    () => location.assign(link.href),
  )
}

function useComparing(isNeeded: boolean) {
  const [comparing, setComparing] = useState<typeof import('../compare/compare-homes')>()
  useEffect(() => {
    if (isNeeded) import('../compare/compare-homes').then(setComparing, () => undefined)
  }, [isNeeded])
  return comparing
}

const describeFilled = ({ address, value, sale }: SimilarHome): string =>
  [texts.filled(address, value), ...(sale ? [rowTexts.lastSale(sale)] : [])].join(' ')

interface RowProps {
  row: number
  subject: ComparisonSubject | undefined
  columns: readonly EntryColumn[]
  comparison: string | undefined
  rows: { current: HTMLElement | null }
  isOpen: boolean
}

function Row({ row, subject, columns, comparison, rows, isOpen }: RowProps) {
  const [message, setMessage] = useState<RowMessage>()
  const field = (column: string) => fieldOf(rows.current, row, column)

  async function lookUp(key?: string) {
    const address = field('address')?.value.trim() ?? ''
    if (!subject || message?.kind === 'asking') return
    if (address === '') return setMessage({ kind: 'said', text: texts.empty })
    setMessage({ kind: 'asking' })
    const outcome = await import('./ask-action').then(
      ({ lookUpHome }) => lookUpHome(subject, address, key),
      (): SimilarHomeLookupOutcome => ({ kind: 'refused', message: texts.unreachable }),
    )
    const isChanged = field('address')?.value.trim() !== address
    setMessage(isChanged ? { kind: 'said', text: texts.changed } : settle(outcome))
  }

  function settle(outcome: SimilarHomeLookupOutcome): RowMessage {
    if (outcome.kind === 'choose') return outcome
    if (outcome.kind === 'refused') return { kind: 'said', text: [outcome.message, ...removed()].join(' ') }
    const { home } = outcome
    const twin = rowWith(rows.current, home.parcel, row)
    if (twin) return { kind: 'said', text: texts.twice(twin) }
    fillRow(rows.current, row, home)
    return { kind: 'said', text: describeFilled(home) }
  }

  function removed(): string[] {
    const filled = emptyRow(rows.current, row)
    return filled === undefined ? [] : [rowTexts.removed(filled)]
  }

  function checkAddress() {
    if (!hasForeignValues(rows.current, row)) return
    setMessage({ kind: 'said', text: removed().join(' ') })
  }

  function markCorrected({ target }: FormEvent) {
    const from = field('from')
    const isOwn = [from, field('note'), field(marketColumn.id)].some((each) => each === target)
    if (from && !isOwn) from.value = withCorrection(from.value)
  }

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    lookUp()
  }

  return (
    <details
      open={isOpen}
      className="border-t border-line py-2 [&:not(:has([data-filled]))+&:not(:has([data-filled]))]:hidden"
    >
      <summary className="min-h-8 py-1 font-semibold">
        {texts.row(row)} <span data-entry={cellName('similar', row, 'address')} className="font-normal" />{' '}
        <span data-entry={cellName('similar', row, 'value')} className="font-normal text-muted" />
        {comparison && <span className="block font-normal">{comparison}</span>}
      </summary>
      <fieldset className="mt-2" aria-busy={message?.kind === 'asking'}>
        <legend className="sr-only">{texts.row(row)}</legend>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the one field presses its button. */}
        <div onKeyDown={onEnter} onInput={checkAddress}>
          <TextInput
            name={cellName('similar', row, 'address')}
            label={texts.address}
            autoComplete="off"
            maxLength={120}
            enterKeyHint="search"
          />
        </div>
        {subject && (
          <div className="-mt-2 mb-3 noscript:hidden">
            <Button type="button" look="secondary" data-fill onClick={() => lookUp()}>
              {texts.fill}
            </Button>
          </div>
        )}
        <div role="status" className="mb-3 wrap-anywhere empty:hidden">
          {message?.kind === 'asking' && subject && texts.asking(subject.sourceTitle)}
          {message?.kind === 'said' && message.text}
          {message?.kind === 'choose' && message.message}
        </div>
        {message?.kind === 'choose' && <Choices choices={message.choices} choose={lookUp} />}
        <FromRecord row={row} columns={columns} />
        {hiddenColumns.map((column) => (
          <input key={column} type="hidden" name={cellName('similar', row, column)} />
        ))}
        <details onInputCapture={markCorrected}>
          <summary className="min-h-8 py-1 text-accent">{texts.correct}</summary>
          <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
            {columns.map(({ id, label, inputMode }) => (
              <TextInput
                key={id}
                name={cellName('similar', row, id)}
                label={label}
                inputMode={inputMode}
                autoComplete="off"
                maxLength={200}
              />
            ))}
          </div>
        </details>
      </fieldset>
    </details>
  )
}

function Choices({ choices, choose }: { choices: readonly HomeChoice[]; choose: (key: string) => void }) {
  return (
    <ul className="mb-3 grid gap-2">
      {choices.map(({ key, label }) => (
        <li key={key}>
          <Button type="button" look="secondary" onClick={() => choose(key)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function FromRecord({ row, columns }: Pick<RowProps, 'row' | 'columns'>) {
  return (
    <div className="mb-2 hidden has-[[data-filled]]:block">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-1 sm:grid-cols-3">
        {columns
          .filter(({ id }) => id !== 'note')
          .map(({ id, label }) => (
            <div key={id} className="hidden has-[[data-filled]]:block">
              <dt className="text-sm text-muted">{label}</dt>
              <dd
                data-entry={cellName('similar', row, id)}
                lang={id === 'class' ? 'en' : undefined}
                className="font-semibold wrap-anywhere"
              />
            </div>
          ))}
      </dl>
      <p data-entry={cellName('similar', row, 'from')} className="mt-1 text-base text-muted" />
    </div>
  )
}
