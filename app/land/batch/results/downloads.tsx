import { useState } from 'react'
import { renderFile } from '@/components/files/render-file'
import { Button } from '@/components/ui/button'
import { type DeviceFormatId, deviceFormats } from '@/lib/export/format'
import { saveFile } from '@/lib/save-file'
import type { Batch } from '../batch-schema'
import { buildDocument } from './build-document'
import { countRows } from './count-rows'

const texts = {
  title: 'Download this table',
  ready: 'All rows are in the file, those not finished with their status. It is made on this device.',
  notYet: 'You can download the table when its first row is finished.',
  failed: 'We could not make the file. Try another format.',
}

export function Downloads({ batch, caveats }: { batch: Batch; caveats: readonly string[] }) {
  const [failed, setFailed] = useState(false)
  const ready = countRows(batch).finished > 0

  async function download(id: DeviceFormatId) {
    setFailed(false)
    try {
      const { name, content } = await renderFile(id, buildDocument(batch, caveats, new Date()))
      saveFile(content, name)
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
        {deviceFormats.map(({ id, label }) => (
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
