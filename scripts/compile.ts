// Loads the API's code without starting it, so that Node stores the compiled code in NODE_COMPILE_CACHE. A process that
// strips the types of a single file loads the type stripper, which then takes 15 MB for the whole run.
import './stack/stop-with-parent.ts'
import '../apps/api/src/adapters/traces.ts'
import '../apps/api/src/main.ts'
import '../apps/api/src/store/database/embedded-database.ts'
