import { useForm } from 'react-hook-form'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { controlLook, describeControl, Field } from '@/components/ui/field'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { MOST_SELECTED } from '../url'
import { PasteOutcome } from './paste-outcome'
import { readPasted } from './read-pasted'
import { usePastedNumbers } from './use-pasted-numbers'

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

function refuse(text: string): string | true {
  const pasted = readPasted(text)
  return pasted.kind === 'error' ? pasted.message : true
}
