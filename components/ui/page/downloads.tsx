import { type ComponentProps, Fragment } from 'react'
import { ExportLinks } from '../export-links'
import { DropDown } from './drop-down'

export function Downloads({ files }: { files: readonly ComponentProps<typeof ExportLinks>[] }) {
  if (files.length === 0) return null
  return (
    <DropDown id="download-card" label="Download">
      {files.map((each) => (
        <Fragment key={each.what}>
          <ExportLinks {...each} />
        </Fragment>
      ))}
    </DropDown>
  )
}
