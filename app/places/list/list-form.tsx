import { Button } from '@/components/ui/button'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { SavedRows } from './saved-rows'

const texts = {
  list: 'Places, one on each line',
  listHint:
    'Addresses with city and state, coordinates, legal descriptions, or parcel numbers with their county. Rows copied from a spreadsheet may begin with a row of headings.',
  example: '742 W Inkwell St, Chicago, IL\n43.6123, -116.3915\nT2N R3E Sec 14, Boise Meridian',
  file: 'Or choose a file: CSV, XLSX, GeoJSON, KML, KMZ or GeoPackage',
  fileHint: 'Up to 4 MB. Your own columns come back in the result. A shape stands for its center.',
  next: 'Read the list',
  privacy:
    'The list is sent to this site and stored with its result until you remove it or its time ends. It appears in no log. Each source gets the place of one row at a time.',
}

export function ListForm({ error }: { error?: string }) {
  const list = { name: 'list', label: texts.list, hint: texts.listHint, ...(error ? { error } : {}) }
  const file = { name: 'file', label: texts.file, hint: texts.fileHint }
  return (
    <form method="post" action="/places/list/new" encType="multipart/form-data" className="max-w-3xl">
      <Field {...list}>
        <textarea
          {...describeControl(list)}
          rows={8}
          placeholder={texts.example}
          className={`${controlLook} min-h-48 font-mono text-base`}
        />
      </Field>
      <SavedRows />
      <Field {...file}>
        <input
          {...describeControl(file)}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.geojson,.json,.kml,.kmz,.gpkg,text/csv,text/plain"
          className={controlLook}
        />
      </Field>
      <p className="mb-4 max-w-reading text-base text-muted">{texts.privacy}</p>
      <Button>{texts.next}</Button>
    </form>
  )
}
