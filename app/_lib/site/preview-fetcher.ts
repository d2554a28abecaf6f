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

export const isPreviewFetcher = (headers: Headers): boolean => named.test(headers.get('user-agent') ?? '')
