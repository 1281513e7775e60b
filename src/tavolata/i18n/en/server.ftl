server-ready =
    Tavolata is ready: open { $address } in a browser.
    The games are kept in { $folder }. Ctrl-C stops it; at the next start every game goes on where it was.
server-stopped = Tavolata has stopped; the games are saved.
server-not-built = The server runs, but the page you want to see is not built yet: run 'make play' in the project's folder.
server-port-taken = Port { $port } on { $host } is taken by another program: stop that one, or choose another port with --port.
server-port-refused = The server cannot listen on port { $port } of { $host } ({ $why }): choose others with --host and --port.
server-port-range = There is no port { $port }: choose one from 0 to 65535 with --port.
server-store-folder = The games cannot be kept in the folder { $folder } ({ $why }): choose one that you may write to with --data.
server-store-file = The games cannot be kept in the file { $file } ({ $why }): move it away, or choose another folder with --data.
server-store-format = The file { $file } was written by a newer Tavolata (format { $found }, this one knows { $known }): update, or choose another folder with --data.
server-store-failed = The log of the games cannot be read or written: { $why }.
server-store-closed = The log of the games is closed: the server is stopping.
server-store-fork = Somebody else went on with this table first.
