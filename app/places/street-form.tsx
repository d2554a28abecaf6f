import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'

/** The form adds the city or the ZIP code to the typed street, so that the visitor need not type it again. */
export function StreetForm({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <form action="/places" className="mb-8 flex flex-wrap items-end gap-x-4 print:hidden">
      <input type="hidden" name={name} value={value} />
      <div className="min-w-0 flex-1 basis-72">
        <TextInput
          name="street"
          label={label}
          autoComplete="street-address"
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <div className="mb-5">
        <SubmitButton>Show the records</SubmitButton>
      </div>
    </form>
  )
}
