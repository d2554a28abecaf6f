import { Button } from '@/components/ui/button'
import { fileFormats } from '../file-formats'
import { sayCount } from '../say-parcel'

/** A form the browser sends itself: the numbers are too many for a link. */
export function SelectionDownloads({ keys }: { keys: readonly string[] }) {
  return (
    <form action="/parcels/export" method="post" className="mb-6 print:hidden">
      <input type="hidden" name="keys" value={keys.join('\n')} />
      <fieldset>
        <legend className="mb-1 font-semibold">
          Download the {keys.length === 1 ? 'selected parcel' : `${sayCount(keys.length)} selected parcels`}
        </legend>
        <div className="flex flex-wrap gap-3">
          {fileFormats.map(({ id, label }) => (
            <Button key={id} look="secondary" name="format" value={id}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
