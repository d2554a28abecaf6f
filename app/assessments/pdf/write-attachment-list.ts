import { pagesOf } from './add-attachment'
import type { PageWriter } from './page-writer'
import type { Prepared } from './prepare-file'

const texts = {
  title: 'Photos and papers attached',
  lead: 'Added by the owner, from the owner’s own files.',
}

const ROW = 15

/** One page, whose rows say on which pages each file is. There are never more files than rows. */
export function writeAttachmentList(writer: PageWriter, files: readonly Prepared[], firstPage: number) {
  writer.startPage()
  writer.text(texts.title, { font: 'bold', size: 16 })
  writer.rule(0, writer.inner)
  writer.gap(10)
  writer.text(texts.lead)
  writer.gap(6)
  let next = firstPage
  files.forEach((file, index) => {
    const count = pagesOf(file)
    const pages = count === 1 ? `page ${next}` : `pages ${next} to ${next + count - 1}`
    writer.place(`${index + 1}.`, 0, 0)
    writer.place(writer.layOut(file.name, { width: writer.inner - 140 })[0] ?? '', 22, 0)
    writer.place(pages, writer.inner - 105, 0)
    writer.gap(ROW)
    next += count
  })
}
