import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { extras, type OptionalRecord } from '../batch-schema'
import { PointsFile } from './points-file'
import { listLines, refuseCount } from './read-list'

const texts = {
  label: 'Points, one on each line',
  hint: 'Up to 100. Any form of coordinates, with or without a label first: “Well 3, 45.6801, -107.9145”, or a table pasted from a spreadsheet.',
  besides: 'Also ask for each point',
  cost: 'Each is one more question for each point, so the list takes longer.',
  extras: {
    flood: 'Flood zone (FEMA)',
    soil: 'Soil map unit and farmland class (USDA)',
  } satisfies Record<OptionalRecord, string>,
  start: 'Find sections and elevations',
  cancel: 'Back to the table',
}

interface Props {
  text: string
  extras: readonly OptionalRecord[]
  onStart: (text: string, extras: readonly OptionalRecord[]) => void
  onCancel: (() => void) | undefined
}

export function PointsForm({ text, extras: initialExtras, onStart, onCancel }: Props) {
  const hydrated = useHydrated()
  // Sets no empty default, so that the field keeps text that was typed before hydration.
  const { register, handleSubmit, formState, getValues, setValue, setFocus, clearErrors } = useForm<{
    points: string
    extras: OptionalRecord[]
  }>({
    defaultValues: { extras: [...initialExtras], ...(text ? { points: text } : {}) },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [fileProblems, setFileProblems] = useState<FieldProblem[]>([])
  const reading = useRef<Promise<unknown>>(null)
  const error = formState.errors.points?.message
  const field = { name: 'points', label: texts.label, hint: texts.hint, ...(error ? { error } : {}) }
  const problems = error ? [{ field: 'points', message: error }, ...fileProblems] : fileProblems

  async function submit(event: FormEvent) {
    event.preventDefault()
    await reading.current
    await handleSubmit(({ points, extras: selection }) => onStart(points, selection))()
  }

  function add(lines: readonly string[]) {
    setValue('points', [...listLines(getValues('points') ?? ''), ...lines].join('\n'))
    clearErrors()
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-reading noscript:hidden">
      <ErrorSummary key={formState.submitCount} problems={problems} />
      <Field {...field}>
        <textarea
          {...register('points', { validate: (points) => refuseCount(listLines(points ?? '').length) })}
          {...describeControl(field)}
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={`${controlLook} font-mono text-base`}
        />
      </Field>
      <PointsFile
        onLines={add}
        onAnswered={() => setFocus('points')}
        onProblems={setFileProblems}
        problems={fileProblems}
        reading={reading}
      />
      <fieldset className="mb-6">
        <legend className="font-semibold">{texts.besides}</legend>
        <p className="text-base text-muted">{texts.cost}</p>
        {extras.map((extra) => (
          <label key={extra} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" value={extra} {...register('extras')} className="size-5" />
            {texts.extras[extra]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" type="submit" disabled={!hydrated}>
          {texts.start}
        </Button>
        {onCancel && (
          <Button type="button" look="link" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

const never = () => () => {}

/**
 * Returns false before hydration, when the browser would submit the form itself and the typed text would
 * leave the page.
 */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
