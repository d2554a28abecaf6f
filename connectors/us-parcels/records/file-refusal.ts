import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('us-parcels.file-refusal', {
  washington:
    'Washington’s law on lists of individuals (RCW 42.56.070(8)) forbids files of many parcels here. Read them one by one.',
  montana:
    'Montana’s law on lists of persons (MCA 2-6-1017) forbids files of many parcels here. Read them one by one.',
  northCarolina:
    'North Carolina’s law on lists of persons (G.S. 132-10) forbids files of many parcels here. Read them one by one.',
})

/** Publishers of these states release lots only one at a time. */
const oneByOne: Readonly<Record<string, string>> = {
  WA: texts.washington,
  MT: texts.montana,
  NC: texts.northCarolina,
}

export const fileRefusalOf = ({ id }: { id: string }): string | null =>
  oneByOne[id.slice(0, 2).toUpperCase()] ?? null
