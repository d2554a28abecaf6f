import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FormatId } from '@/lib/export/format'
import type { Batch } from './batch-schema'
import { buildDocument } from './build-document'
import { countRows } from './count-rows'
import { fileFormats, renderFile } from './render-file'
import { saveFile } from './save-file'

const texts = {
  title: 'Download this table',
  ready: 'All rows are in the file, those not finished with their status. It is made on this device.',
  notYet: 'You can download the table when its first row is finished.',
  failed: 'The file could not be made. Try another format.',
}

export function Downloads({ batch, caveats }: { batch: Batch; caveats: readonly string[] }) {
  const [failed, setFailed] = useState(false)
  const ready = countRows(batch).finished > 0

  async function download(id: FormatId) {
    setFailed(false)
    try {
      saveFile(await renderFile(id, buildDocument(batch, caveats, new Date())))
    } catch {
      setFailed(true)
    }
  }

  return (
    <section aria-labelledby="downloads-title" className="my-6 print:hidden">
      <h3 id="downloads-title" className="text-lg font-semibold">
        {texts.title}
      </h3>
      <p id="downloads-hint" className="mb-3 text-muted">
        {ready ? texts.ready : texts.notYet}
      </p>
      <ul className="flex flex-wrap gap-3">
        {fileFormats.map(({ id, label }) => (
          <li key={id}>
            <Button
              type="button"
              look="secondary"
              disabled={!ready}
              aria-describedby="downloads-hint"
              onClick={() => download(id)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold text-bad not-empty:mt-2">
        {failed && texts.failed}
      </p>
    </section>
  )
}
