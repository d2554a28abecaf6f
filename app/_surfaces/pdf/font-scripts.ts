/**
 * Chinese, Japanese and Korean typefaces. They have 8 and 5 MB, so they load only for a text with their
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
