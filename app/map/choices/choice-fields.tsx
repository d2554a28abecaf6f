import { type KeyboardEvent, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { lowerFirst } from '@/lib/upper-first'
import { Refusal } from '@/lib/url-state'
import type {
  ColumnRangeChoice,
  MapLayerChoice,
  MapLayerChoiceValues,
  MapLayerRow,
  OptionChoice,
  RangeChoice,
  TextChoice,
} from '../layers/map-layer'
import { lazyPart } from '../lazy-part'
import { describeChoice, endsOf, readRange, splitColumn } from './range'

const texts = {
  crossed: 'The highest is below the lowest. Make it larger, or leave one empty.',
  chosen: 'Filters',
  remove: ': remove this filter',
  column: 'Choose a column',
  more: 'More filters',
  color: 'Color',
  colorBy: (label: string) => `Color by ${lowerFirst(label)}`,
  notInView: (option: string) => `${option}, not in view`,
}

const HistogramSliders = lazyPart(() => import('./histogram-sliders'))

interface Props {
  choices: readonly MapLayerChoice<MapLayerRow>[]
  rowsInView: readonly MapLayerRow[]
  values: MapLayerChoiceValues
  words: Readonly<Record<string, readonly string[]>>
  optionsInView?: Readonly<Record<string, Readonly<Record<string, string>>>>
  onChoose: (choice: string, option: string | undefined) => void
}

export function ChoiceFields(props: Props) {
  const { choices, values, onChoose } = props
  const more = choices.filter(({ isMore }) => isMore)
  const typed = choices.filter((choice) => !('options' in choice) && values[choice.id] !== undefined)
  const color = colorOf(props)
  return (
    <>
      {typed.length > 0 && (
        <ul aria-label={texts.chosen} className="flex flex-wrap gap-1">
          {typed.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                onClick={() => onChoose(choice.id, undefined)}
                className="min-h-6 cursor-pointer rounded-full border border-accent bg-accent-soft px-2 text-left text-xs font-semibold text-accent hover:bg-surface max-lg:min-h-11 max-lg:px-3"
              >
                {describeChoice(choice, values[choice.id] ?? '')}
                <span className="sr-only">{texts.remove}</span>
                <span aria-hidden="true">{' ×'}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fields {...props} color={color} choices={choices.filter(({ isMore }) => !isMore)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-6 py-0.5 text-accent">{texts.more}</summary>
          <div className="mt-1 flex flex-col gap-1.5">
            <Fields {...props} color={color} choices={more} />
          </div>
        </details>
      )}
    </>
  )
}

interface ColorSwitch {
  ids: readonly string[]
  value: string
  onColor: (id: string) => void
}

function colorOf({ choices, values, onChoose }: Props): ColorSwitch | undefined {
  const choice = choices.find(({ id }) => id === 'color')
  if (!choice || !('options' in choice) || choice.usual === undefined) return undefined
  const { usual } = choice
  return {
    ids: Object.keys(choice.options),
    value: values.color ?? usual,
    onColor: (id) => onChoose('color', id === usual ? undefined : id),
  }
}

function ColorButton({ id, label, color }: { id: string; label: string; color: ColorSwitch | undefined }) {
  if (!color?.ids.includes(id)) return null
  return (
    <button
      type="button"
      aria-label={texts.colorBy(label)}
      aria-pressed={color.value === id}
      onClick={() => color.onColor(id)}
      className="min-h-6 cursor-pointer rounded-control px-1.5 text-xs text-accent underline aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:no-underline max-lg:min-h-11 max-lg:px-3"
    >
      {texts.color}
    </button>
  )
}

interface FieldsProps extends Props {
  color: ColorSwitch | undefined
}

function Fields({
  choices,
  rowsInView,
  values,
  words,
  optionsInView = {},
  color,
  onChoose,
}: FieldsProps): ReactNode {
  return (
    <>
      {choices.map((choice) => {
        const field = {
          value: values[choice.id],
          onChoose: (option: string | undefined) => onChoose(choice.id, option),
          color: <ColorButton id={choice.id} label={choice.label} color={color} />,
        }
        if ('options' in choice)
          return choice.usual === undefined ? (
            <OptionChips key={choice.id} choice={choice} {...field} />
          ) : (
            <LookSelect key={choice.id} choice={choice} inView={optionsInView[choice.id]} {...field} />
          )
        if ('word' in choice)
          return <WordField key={choice.id} choice={choice} words={words[choice.id] ?? []} {...field} />
        if ('columnsIn' in choice)
          return (
            <ColumnRangeFields
              key={choice.id}
              choice={choice}
              inView={optionsInView[choice.id]}
              rows={rowsInView}
              {...field}
            />
          )
        return <RangeFields key={choice.id} choice={choice} rows={rowsInView} {...field} />
      })}
    </>
  )
}

interface FieldProps<C> {
  choice: C
  color?: ReactNode
  value: string | undefined
  onChoose: (option: string | undefined) => void
}

const control =
  'h-8 w-full rounded-control border border-edge bg-surface px-1.5 text-sm text-ink aria-invalid:border-2 aria-invalid:border-bad max-lg:h-11'

interface GroupProps {
  label: string
  color: ReactNode
  children: ReactNode
}

/** The button is outside of the legend, because the legend is the name of the group. */
const Group = ({ label, color, children }: GroupProps) => (
  <div className="relative">
    <fieldset className="min-w-0">
      <legend className="min-h-6 pr-12 text-muted">{label}</legend>
      {children}
    </fieldset>
    <span className="absolute top-0 right-0">{color}</span>
  </div>
)

interface InView {
  inView: Readonly<Record<string, string>> | undefined
}

interface InRange {
  rows: readonly MapLayerRow[]
}

const withChosen = (options: Readonly<Record<string, string>>, value: string | undefined) =>
  value === undefined || value === '' || value in options
    ? options
    : { ...options, [value]: texts.notInView(value) }

function LookSelect({
  choice: { label, options: fixed, usual },
  inView,
  value,
  onChoose,
}: FieldProps<OptionChoice<never>> & InView) {
  const options = withChosen({ ...fixed, ...inView }, value)
  return (
    <label className="flex flex-col">
      {label}
      <select
        value={value ?? usual}
        onChange={({ target }) => onChoose(target.value === usual ? undefined : target.value)}
        className={control}
      >
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function OptionChips({
  choice: { label, options },
  color,
  value,
  onChoose,
}: FieldProps<OptionChoice<never>>) {
  return (
    <Group label={label} color={color}>
      <div className="flex flex-wrap gap-1">
        {Object.entries(options).map(([option, words]) => (
          <button
            key={option}
            type="button"
            aria-pressed={value === option}
            onClick={() => onChoose(value === option ? undefined : option)}
            className="min-h-6 cursor-pointer rounded-full border border-edge bg-surface px-2 text-xs text-ink hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink max-lg:min-h-11 max-lg:px-3"
          >
            {words}
          </button>
        ))}
      </div>
    </Group>
  )
}

function RangeFields({
  choice,
  color,
  value,
  rows,
  onChoose,
}: FieldProps<RangeChoice<MapLayerRow>> & InRange) {
  const { label, ends, bound, advice, amountOf } = choice
  const id = useId()
  const [typed, setTyped] = useFollowing(value, endsOf)
  const range = readRange(bound, typed)
  const [isLeft, setLeft] = useState(false)
  const problem = isLeft && 'problem' in range ? range : undefined
  const apply = (next: ReturnType<typeof readRange>) => {
    setLeft(true)
    if ('option' in next && next.option !== value) onChoose(next.option)
  }
  const take = () => apply(range)
  return (
    <Group label={label} color={color}>
      <div className="grid grid-cols-2 gap-1">
        {ends.map((end, at) => (
          <input
            key={end}
            aria-label={end}
            placeholder={at === 0 ? 'From' : 'To'}
            inputMode="numeric"
            autoComplete="off"
            value={typed[at]}
            aria-invalid={problem?.end === at || undefined}
            aria-describedby={problem?.end === at ? id : undefined}
            onChange={({ target }) =>
              setTyped(at === 0 ? [target.value, typed[1]] : [typed[0], target.value])
            }
            onBlur={() => afterPress(take)}
            onKeyDown={onEnter(take)}
            className={control}
          />
        ))}
      </div>
      {amountOf && (
        <Suspense fallback={<div className="mt-1 h-13" />}>
          <HistogramSliders
            label={label}
            rows={rows}
            amountOf={amountOf}
            typed={typed}
            say={choice.say}
            onMove={([least, most]) => setTyped([least, most])}
            onTake={(ends) => apply(readRange(bound, ends))}
          />
        </Suspense>
      )}
      <Advice id={id}>{problem && (problem.problem === 'crossed' ? texts.crossed : advice)}</Advice>
    </Group>
  )
}

function ColumnRangeFields({
  choice,
  inView,
  rows,
  value,
  onChoose,
}: FieldProps<ColumnRangeChoice<MapLayerRow>> & InView & InRange) {
  const [applied, range] = splitColumn(value ?? '')
  const [column, setColumn] = useFollowing(applied || undefined, (option = '') => option)
  const ranged = useMemo(() => ({ ...choice, ...choice.ofColumn(column) }), [choice, column])
  const options = withChosen(inView ?? {}, column)
  if (Object.keys(options).length === 0) return null
  return (
    <div>
      <label className="flex flex-col">
        {choice.label}
        <select
          value={column}
          onChange={({ target }) => {
            setColumn(target.value)
            if (value !== undefined) onChoose(undefined)
          }}
          className={control}
        >
          <option value="">{texts.column}</option>
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {column !== '' && (
        <>
          <RangeFields
            key={column}
            choice={ranged}
            rows={rows}
            value={column === applied ? range : undefined}
            onChoose={(option) => onChoose(option && `${column}:${option}`)}
          />
          <p className="text-xs text-muted">{choice.note}</p>
        </>
      )}
    </div>
  )
}

function WordField({
  choice: { label, word, say, advice },
  value,
  words,
  onChoose,
}: FieldProps<TextChoice<never>> & { words: readonly string[] }) {
  const id = useId()
  const [typed, setTyped] = useFollowing(value, (option = '') => option)
  const parsed = typed.trim() === '' ? undefined : word.parse(typed.trim())
  const [isLeft, setLeft] = useState(false)
  const isUnread = isLeft && typed.trim() !== '' && typeof parsed !== 'string'
  const take = () => {
    setLeft(true)
    if (!(parsed instanceof Refusal) && (parsed !== undefined || typed.trim() === '') && parsed !== value)
      onChoose(parsed)
  }
  return (
    <div>
      <label className="flex flex-col text-muted">
        {label}
        <input
          list={`${id}-words`}
          autoComplete="off"
          value={typed}
          aria-invalid={isUnread || undefined}
          aria-describedby={isUnread ? id : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => afterPress(take)}
          onKeyDown={onEnter(take)}
          className={control}
        />
      </label>
      <datalist id={`${id}-words`}>
        {words.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </datalist>
      <Advice id={id}>{isUnread && advice}</Advice>
    </div>
  )
}

const Advice = ({ id, children }: { id: string; children: string | false | undefined }) => (
  <p id={id} role="status" className="font-semibold text-bad not-empty:mt-1">
    {children}
  </p>
)

/**
 * Waits until the mouse button is released, because an applied filter moves the fields below it, and the click
 * that ended the typing would miss its target.
 */
function afterPress(take: () => void): void {
  const isPressed = document.querySelector(':active') !== null
  if (isPressed) addEventListener('mouseup', () => setTimeout(take), { once: true, capture: true })
  else take()
}

const onEnter =
  (take: () => void) =>
  ({ key }: KeyboardEvent) => {
    if (key === 'Enter') take()
  }

/** Replaces the typed text when `value` changes, for example when the filter is removed. */
function useFollowing<T>(value: string | undefined, toTyped: (value: string | undefined) => T) {
  const [typed, setTyped] = useState(() => toTyped(value))
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    setTyped(toTyped(value))
  }
  return [typed, setTyped] as const
}
