// Runs in the head of every page, before anything is painted (build/inline-scripts.ts puts it there): the chosen theme.
const theme = readTheme()
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}

export {}
