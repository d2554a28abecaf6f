import { describe, expect, it } from 'vitest'
import { parseDatasetLink } from './fetch-search'
import { searchHref, searchUrl } from './url'

describe('the address of a search for data sets', () => {
  it('reads back as the state it was written from', () => {
    const url = { q: 'permits & "fees"', portal: 'data.quill.example', more: true }
    const query = Object.fromEntries(new URL(searchHref(url), 'https://site.example').searchParams)
    expect(searchUrl.parse(query)).toMatchObject({ url, dropped: [] })
  })

  it('takes the address of a portal for the portal', () => {
    expect(searchUrl.parse({ portal: 'https://data.quill.example/browse?q=x' }).url.portal).toBe(
      'data.quill.example',
    )
  })

  it('names what cannot be read', () => {
    expect(searchUrl.parse({ q: 'a\u0000b', portal: 'x'.repeat(501) }).dropped).toEqual(['q', 'portal'])
  })
})

describe('a pasted address', () => {
  it.each([
    'https://data.quill.example/d/quil-0001',
    'http://Data.Quill.example/Buildings/Building-Permits/quil-0001/about_data',
    ' https://data.quill.example/resource/QUIL-0001.json?$limit=5 ',
  ])('the text %s names a data set', (typed) => {
    expect(parseDatasetLink(typed)).toEqual({ portal: 'data.quill.example', datasetId: 'quil-0001' })
  })

  it.each(['building permits', 'https://data.quill.example/browse', 'data.quill.example/d/quil-0001-more'])(
    'the text %s names no data set',
    (typed) => {
      expect(parseDatasetLink(typed)).toBeUndefined()
    },
  )
})
