import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { states } from '@/lib/geography/states'
import { type ParcelLayersUrlParams, parcelLayersUrl } from './url'

const options = states.map(({ code, name }) => ({ value: code, label: name }))

interface Props {
  url: ParcelLayersUrlParams
  action?: string
  label?: string
}

export function LayerSearch({ url, action = '/sources/parcels', label = 'Find layers' }: Props) {
  return (
    <form
      action={action}
      key={String(parcelLayersUrl.toQuery(url))}
      aria-label={label}
      className="mb-4 flex max-w-reading flex-wrap items-end gap-x-4 print:hidden"
    >
      <div className="min-w-0 basis-52">
        <Select
          name="state"
          label="State"
          options={options}
          defaultValue={url.state ?? ''}
          empty="Every state"
        />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <TextInput
          name="q"
          label="County, city or host"
          defaultValue={url.q ?? ''}
          maxLength={60}
          enterKeyHint="search"
        />
      </div>
      <div className="mb-5">
        <SubmitButton>{label}</SubmitButton>
      </div>
    </form>
  )
}
