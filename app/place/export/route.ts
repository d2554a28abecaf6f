import { exportRoute } from '@/app/_surfaces/file/export-route'
import { placeUrl } from '@/app/_surfaces/place/url'
import { placePaper } from '../paper/place-paper'
import { dossierDocument } from './dossier-document'
import { readDossier } from './read-dossier'

export const { GET, OPTIONS } = exportRoute({
  address: placeUrl,
  async read(url) {
    const reading = await readDossier(url)
    if ('problem' in reading) return reading
    const { place, dossier, name, ...heading } = reading
    const question = Object.fromEntries(placeUrl.toQuery({ ...url, at: place.point }))
    return { document: dossierDocument(dossier, { ...heading, title: name, question }) }
  },
  async toPdf(url) {
    const reading = await readDossier(url)
    if ('problem' in reading) return reading
    const { dossier, ...heading } = reading
    return { document: placePaper(dossier, { ...heading, typed: url.q }), rows: dossier.length }
  },
})
