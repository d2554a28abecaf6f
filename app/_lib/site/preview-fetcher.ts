export const previewFetchers = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
  'Mastodon',
  'Bluesky Cardyb',
] as const

const named = new RegExp(previewFetchers.join('|'), 'i')

/** A program that fetches link previews gets a title and an image, and causes no request to a source. */
export const isPreviewFetcher = (headers: Headers): boolean => named.test(headers.get('user-agent') ?? '')
