import { configure } from '@testing-library/react'

// Test files of one worker share jsdom's page: each begins with an empty one, whatever the file before has left there.
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

// What comes late on a busy machine is no fault.
configure({ asyncUtilTimeout: 60_000 })
