import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/form/select'
import { TextInput } from '@/components/ui/form/text-input'
import { type FaultInjector, faultKinds } from '@/lib/connector/upstream/faults'
import { applyFault } from './actions'

const kinds = Object.entries(faultKinds).map(([value, meaning]) => ({
  value,
  label: `${value}: ${meaning}`,
}))

interface Props {
  hosts: readonly string[]
  failing?: readonly string[]
  faults: FaultInjector
  source?: string
}

export const faultTexts = {
  title: 'Simulate a source failure',
  lead: 'With sample data we simulate each host and can make it fail, to see how the pages say so. Only the computer that runs this server can do it, and everyone on the server sees the failure until you end it.',
  path: 'A service or layer of that host, such as /arcgis/rest/services/Parcels/MapServer/0. Leave it empty for the whole host.',
}

export const FaultSection = (props: Props) => (
  <section aria-labelledby="faults" className="mb-6 max-w-reading print:hidden">
    <h2 id="faults" className="mb-1 text-xl font-semibold">
      {faultTexts.title}
    </h2>
    <p className="mb-3 text-muted">{faultTexts.lead}</p>
    <FaultForm {...props} />
  </section>
)

export function FaultForm({ hosts, failing = hosts, faults, source = '' }: Props) {
  const broken = faults.on([...new Set(failing)])
  return (
    <>
      <form action={applyFault} key={broken.join()} aria-label={faultTexts.title} className="print:hidden">
        <input type="hidden" name="source" value={source} />
        <Select
          id="fault-host"
          name="host"
          label="Host"
          options={hosts.map((host) => ({ value: host, label: host }))}
          defaultValue={hosts.length === 1 ? (hosts[0] ?? '') : ''}
          empty="Choose a host"
        />
        <TextInput id="fault-path" name="path" label="Path" hint={faultTexts.path} />
        <Select id="fault-kind" name="fault" label="What it does" options={kinds} empty="answers as usual" />
        <Button look="secondary">Apply</Button>
      </form>
      <p className="mt-4 font-semibold" id="failing">
        {broken.length === 0 ? 'All of them answer as usual.' : 'Made to fail now'}
      </p>
      {broken.length > 0 && (
        <ul aria-labelledby="failing" className="list-disc pl-6">
          {broken.map(([target, fault]) => (
            <li key={target}>
              <span className="font-mono text-sm wrap-anywhere">{target}</span>: {fault}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
