// Loads the API's code without starting it, so that Node keeps it compiled in NODE_COMPILE_CACHE. A process that strips
// the types of a single file itself loads the tool for it and holds its 15 MB for good.
import './stack/stop-with-parent.ts'
import '../apps/api/src/main.ts'
import '../apps/api/src/store/embedded-database.ts'
