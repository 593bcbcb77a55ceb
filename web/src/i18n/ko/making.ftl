## Making a table

who-may-come = 테이블 공개 범위
come-private = 링크를 받은 사람만
come-listed = 누구나
come-private-help = 어떤 목록에도 나오지 않아요.
come-listed-help = 참가할 수 있는 테이블 목록에 나오며 다른 사람이 관전할 수 있어요.
more-settings = 설정 더 보기
setting-absence = 누가 자리를 비우면 기다리는 시간
setting-absence-60 = 1분
setting-absence-300 = 5분
setting-absence-3600 = 1시간
setting-absence-86400 = 1일
setting-absence-259200 = 3일
setting-absence-never = 끝까지
setting-stand-in = 그 뒤 대신할 봇
setting-absence-help = 돌아온 사람은 바로 자리를 되찾을 수 있어요.
setting-forfeit = 누군가 기권하면
setting-forfeit-bot = 봇이 이어서 플레이
setting-forfeit-last = 최하위로 처리
setting-talk = 테이블 채팅
setting-talk-all = 모두 허용
setting-talk-phrases = 빠른 채팅만
setting-talk-off = 끄기
settings-of-table = 테이블 설정
no-board = 이 게임은 아직 게임판이 없어 API로만 할 수 있어요.
