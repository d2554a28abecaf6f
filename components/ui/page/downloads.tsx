import { type ComponentProps, Fragment } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { ExportLinks } from '../export-links'
import { DropDown } from './drop-down'

const texts = defineTexts('ui.downloads', { download: 'Download' })

export function Downloads({ files }: { files: readonly ComponentProps<typeof ExportLinks>[] }) {
  if (files.length === 0) return null
  return (
    <DropDown id="download-card" label={texts.download}>
      {files.map((each) => (
        <Fragment key={each.what}>
          <ExportLinks {...each} />
        </Fragment>
      ))}
    </DropDown>
  )
}
