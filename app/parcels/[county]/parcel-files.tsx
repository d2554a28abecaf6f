import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { formats } from '@/lib/export/formats'

interface Props {
  parcelKey: string
  owner: boolean
  hasOutline: boolean
}

const texts = {
  what: 'this parcel',
  ownerToo: 'The owner of record is in these files, because this page shows it.',
  noOwner: 'These files never hold the owner.',
}

/** The files of one parcel by the contract's method name its owner, so they are offered only where the page does. */
export function ParcelFiles({ parcelKey, owner, hasOutline }: Props) {
  const offered = formats.filter(({ id }) => id !== 'geojson' || hasOutline)
  if (!owner) return <FilesWithoutOwner parcelKey={parcelKey} offered={offered} />
  return (
    <>
      <ExportLinks what={texts.what} formats={offered} href={(format) => fileHref(parcelKey, format)} />
      <p className="mb-4 text-base text-muted print:hidden">{texts.ownerToo}</p>
    </>
  )
}

function fileHref(parcelKey: string, format: string): string {
  const query = new URLSearchParams({ parcelId: parcelKey })
  if (format === 'geojson') query.set('includeGeometry', 'true')
  return `/export/us-florida-parcels/getParcel.${format}?${query}`
}

/** As a selection of one: a form, because selections can be too long for a link. */
function FilesWithoutOwner({ parcelKey, offered }: { parcelKey: string; offered: typeof formats }) {
  return (
    <form
      method="post"
      action="/parcels/export"
      aria-label={`Download ${texts.what}`}
      className="mb-4 print:hidden"
    >
      <input type="hidden" name="keys" value={parcelKey} />
      <p className="mb-1 font-semibold">Download {texts.what}:</p>
      <div className="flex flex-wrap gap-3">
        {offered.map(({ id, label }) => (
          <Button key={id} look="secondary" name="format" value={id}>
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-1 text-base text-muted">{texts.noOwner}</p>
    </form>
  )
}
