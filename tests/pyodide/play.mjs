// Runs a Python program in Pyodide: node play.mjs SOURCES WHEEL PROGRAM ARGUMENT
// SOURCES is the folder that holds the package ludoteca; what PROGRAM prints goes to standard output.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [sources, wheel, program, argument] = process.argv.slice(2);
const python = await loadPyodide();
const packages = python.runPython('import sysconfig; sysconfig.get_path("purelib")');
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel', { extractDir: packages });
python.mountNodeFS('/sources', sources);
python.runPython('import sys; sys.path.insert(0, "/sources"); sys.dont_write_bytecode = True');
python.globals.set('argument', argument);
python.runPython('sys.argv = ["", argument]');
python.runPython(readFileSync(program, 'utf8'));
