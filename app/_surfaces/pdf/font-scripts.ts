/**
 * The Chinese and Japanese font has 8 MB and the Korean one 5 MB, so each loads only for a text with its
 * characters.
 */
const fontScripts = [
  {
    id: 'chinese',
    name: 'OPLATC+NotoSansHans-Regular',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff5e]/u,
  },
  { id: 'korean', name: 'OPLATK+NotoSansKR-Regular', letters: /\p{Script=Hangul}/u },
] as const

export const scriptsIn = (text: string) => fontScripts.filter(({ letters }) => letters.test(text))
