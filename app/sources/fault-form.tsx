import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { type Fault, faultKinds } from '@/lib/connector/faults'
import { applyFault } from './actions'

const options = Object.entries(faultKinds).map(([value, meaning]) => ({
  value,
  label: `${value}: ${meaning}`,
}))

/** Only with sample data: how the pages look when this host fails can be tried out. */
export function FaultForm({ host, fault }: { host: string; fault: Fault | undefined }) {
  return (
    <form action={applyFault} aria-label={`Fault of ${host}`} className="mt-3 print:hidden">
      <input type="hidden" name="host" value={host} />
      <div className="flex flex-wrap items-end gap-x-3">
        <div className="min-w-0 flex-1 basis-64">
          <Select
            key={fault ?? 'none'}
            id={`fault-${host}`}
            name="fault"
            label="Sample data: let this host"
            options={options}
            defaultValue={fault ?? ''}
            empty="answer as usual"
          />
        </div>
        <div className="mb-5">
          <Button look="secondary">Apply</Button>
        </div>
      </div>
    </form>
  )
}
