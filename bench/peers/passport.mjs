// passport on Express as their documentation puts them together: sessions in PostgreSQL, the same argon2id.
import { hash, verify } from '@node-rs/argon2'
import connectPgSimple from 'connect-pg-simple'
import express from 'express'
import session from 'express-session'
import passport from 'passport'
import { Strategy } from 'passport-local'
import pg from 'pg'

const { PORT, DATABASE_URL, HASH_OPTIONS } = process.env
const hashOptions = JSON.parse(HASH_OPTIONS)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
await pool.query(`CREATE TABLE IF NOT EXISTS passport_user
  (id serial PRIMARY KEY, email text UNIQUE NOT NULL, name text NOT NULL, password_hash text NOT NULL)`)

const userOf = async (statement, value) =>
  (await pool.query({ ...statement, values: [value] })).rows[0] ?? false
const byEmail = { name: 'by-email', text: 'SELECT id, password_hash FROM passport_user WHERE email = $1' }
const byId = { name: 'by-id', text: 'SELECT id, email, name FROM passport_user WHERE id = $1' }

passport.use(
  new Strategy({ usernameField: 'email' }, (email, password, done) => {
    userOf(byEmail, email)
      .then(async (user) => done(null, user && (await verify(user.password_hash, password)) && user))
      .catch(done)
  }),
)
passport.serializeUser(({ id }, done) => done(null, id))
passport.deserializeUser((id, done) => {
  userOf(byId, id)
    .then((user) => done(null, user))
    .catch(done)
})

const Store = connectPgSimple(session)
const app = express()
app.use(express.json())
app.use(
  session({
    store: new Store({ pool, createTableIfMissing: true }),
    secret: 'of the benchmark only',
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: 86_400_000 },
  }),
)
app.use(passport.session())
app.get('/health', (_request, response) => response.json({}))
app.post('/sign-up', async ({ body: { email, password } }, response) => {
  const values = [email, 'Erika Muster', await hash(password, hashOptions)]
  await pool.query('INSERT INTO passport_user (email, name, password_hash) VALUES ($1, $2, $3)', values)
  response.json({})
})
app.post('/sign-in', passport.authenticate('local'), ({ user }, response) => response.json({ id: user.id }))
app.get('/session', ({ user }, response) => (user ? response.json({ user }) : response.status(401).end()))
app.listen(Number(PORT), '127.0.0.1')
