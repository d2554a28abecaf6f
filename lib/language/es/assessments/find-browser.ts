export const findBrowserTexts = {}
